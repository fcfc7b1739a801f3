import { n as __require, t as __commonJSMin } from "./rolldown-runtime.js";
// node_modules/docker-modem/lib/utils.js
var require_utils = __commonJSMin(((exports, module) => {
	var arr = [];
	var each = arr.forEach;
	var slice = arr.slice;
	module.exports.extend = function(obj) {
		each.call(slice.call(arguments, 1), function(source) {
			if (source) for (var prop in source) obj[prop] = source[prop];
		});
		return obj;
	};
	module.exports.parseJSON = function(s) {
		try {
			return JSON.parse(s);
		} catch (e) {
			return null;
		}
	};
}));
// node_modules/docker-modem/lib/http.js
var require_http = __commonJSMin(((exports, module) => {
	var nativeHttps = __require("https");
	var nativeHttp = __require("http");
	var url = __require("url");
	var utils = require_utils();
	module.exports.maxRedirects = 5;
	var protocols = {
		https: nativeHttps,
		http: nativeHttp
	};
	for (var protocol in protocols) {
		var h = function() {};
		h.prototype = protocols[protocol];
		h = new h();
		h.request = function(h) {
			return function(options, callback, redirectOptions) {
				redirectOptions = redirectOptions || {};
				var max = typeof options === "object" && "maxRedirects" in options ? options.maxRedirects : exports.maxRedirects;
				var redirect = utils.extend({
					count: 0,
					max,
					clientRequest: null,
					userCallback: callback
				}, redirectOptions);
				if (redirect.count > redirect.max) {
					var err = new Error("Max redirects exceeded. To allow more redirects, pass options.maxRedirects property.");
					redirect.clientRequest.emit("error", err);
					return redirect.clientRequest;
				}
				redirect.count++;
				var reqUrl;
				if (typeof options === "string") reqUrl = options;
				else reqUrl = url.format(utils.extend({ protocol }, options));
				var clientRequest = Object.getPrototypeOf(h).request(options, redirectCallback(reqUrl, redirect));
				if (!redirect.clientRequest) redirect.clientRequest = clientRequest;
				function redirectCallback(reqUrl, redirect) {
					return function(res) {
						if (res.statusCode < 300 || res.statusCode > 399) return redirect.userCallback(res);
						if (!("location" in res.headers)) return redirect.userCallback(res);
						var redirectUrl = url.resolve(reqUrl, res.headers.location);
						var proto = url.parse(redirectUrl).protocol;
						proto = proto.substr(0, proto.length - 1);
						return module.exports[proto].get(redirectUrl, redirectCallback(reqUrl, redirect), redirect);
					};
				}
				return clientRequest;
			};
		}(h);
		h.get = function(h) {
			return function(options, cb, redirectOptions) {
				var req = h.request(options, cb, redirectOptions);
				req.end();
				return req;
			};
		}(h);
		module.exports[protocol] = h;
	}
}));
// src/backends/docker/unused-module.cjs
var require_unused_module = __commonJSMin(((exports) => {
	exports.Client = function Client() {
		throw new Error("engines over ssh are not supported; set DOCKER_HOST to a socket or a tcp address");
	};
}));
// node_modules/docker-modem/lib/ssh.js
var require_ssh = __commonJSMin(((exports, module) => {
	var Client = require_unused_module().Client;
	var http = __require("http");
	module.exports = function(opt) {
		var conn = new Client();
		var agent = new http.Agent();
		agent.createConnection = function(options, fn) {
			try {
				conn.once("ready", function() {
					conn.exec("docker system dial-stdio", function(err, stream) {
						if (err) handleError(err, fn);
						fn(null, stream);
						stream.addListener("error", (err) => {
							handleError(err, fn);
						});
						stream.once("close", () => {
							conn.end();
							agent.destroy();
						});
					});
				}).on("error", (err) => {
					handleError(err, fn);
				}).connect(opt);
				conn.once("end", () => agent.destroy());
			} catch (err) {
				handleError(err);
			}
		};
		function handleError(err, cb) {
			conn.end();
			agent.destroy();
			if (cb) cb(err);
			else throw err;
		}
		return agent;
	};
}));
// node_modules/readable-stream/lib/internal/streams/stream.js
var require_stream = __commonJSMin(((exports, module) => {
	module.exports = __require("stream");
}));
// node_modules/readable-stream/lib/internal/streams/buffer_list.js
var require_buffer_list = __commonJSMin(((exports, module) => {
	function ownKeys(object, enumerableOnly) {
		var keys = Object.keys(object);
		if (Object.getOwnPropertySymbols) {
			var symbols = Object.getOwnPropertySymbols(object);
			enumerableOnly && (symbols = symbols.filter(function(sym) {
				return Object.getOwnPropertyDescriptor(object, sym).enumerable;
			})), keys.push.apply(keys, symbols);
		}
		return keys;
	}
	function _objectSpread(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = null != arguments[i] ? arguments[i] : {};
			i % 2 ? ownKeys(Object(source), !0).forEach(function(key) {
				_defineProperty(target, key, source[key]);
			}) : Object.getOwnPropertyDescriptors ? Object.defineProperties(target, Object.getOwnPropertyDescriptors(source)) : ownKeys(Object(source)).forEach(function(key) {
				Object.defineProperty(target, key, Object.getOwnPropertyDescriptor(source, key));
			});
		}
		return target;
	}
	function _defineProperty(obj, key, value) {
		key = _toPropertyKey(key);
		if (key in obj) Object.defineProperty(obj, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else obj[key] = value;
		return obj;
	}
	function _classCallCheck(instance, Constructor) {
		if (!(instance instanceof Constructor)) throw new TypeError("Cannot call a class as a function");
	}
	function _defineProperties(target, props) {
		for (var i = 0; i < props.length; i++) {
			var descriptor = props[i];
			descriptor.enumerable = descriptor.enumerable || false;
			descriptor.configurable = true;
			if ("value" in descriptor) descriptor.writable = true;
			Object.defineProperty(target, _toPropertyKey(descriptor.key), descriptor);
		}
	}
	function _createClass(Constructor, protoProps, staticProps) {
		if (protoProps) _defineProperties(Constructor.prototype, protoProps);
		if (staticProps) _defineProperties(Constructor, staticProps);
		Object.defineProperty(Constructor, "prototype", { writable: false });
		return Constructor;
	}
	function _toPropertyKey(arg) {
		var key = _toPrimitive(arg, "string");
		return typeof key === "symbol" ? key : String(key);
	}
	function _toPrimitive(input, hint) {
		if (typeof input !== "object" || input === null) return input;
		var prim = input[Symbol.toPrimitive];
		if (prim !== void 0) {
			var res = prim.call(input, hint || "default");
			if (typeof res !== "object") return res;
			throw new TypeError("@@toPrimitive must return a primitive value.");
		}
		return (hint === "string" ? String : Number)(input);
	}
	var Buffer = __require("buffer").Buffer;
	var inspect = __require("util").inspect;
	var custom = inspect && inspect.custom || "inspect";
	function copyBuffer(src, target, offset) {
		Buffer.prototype.copy.call(src, target, offset);
	}
	module.exports = function() {
		function BufferList() {
			_classCallCheck(this, BufferList);
			this.head = null;
			this.tail = null;
			this.length = 0;
		}
		_createClass(BufferList, [
			{
				key: "push",
				value: function push(v) {
					var entry = {
						data: v,
						next: null
					};
					if (this.length > 0) this.tail.next = entry;
					else this.head = entry;
					this.tail = entry;
					++this.length;
				}
			},
			{
				key: "unshift",
				value: function unshift(v) {
					var entry = {
						data: v,
						next: this.head
					};
					if (this.length === 0) this.tail = entry;
					this.head = entry;
					++this.length;
				}
			},
			{
				key: "shift",
				value: function shift() {
					if (this.length === 0) return;
					var ret = this.head.data;
					if (this.length === 1) this.head = this.tail = null;
					else this.head = this.head.next;
					--this.length;
					return ret;
				}
			},
			{
				key: "clear",
				value: function clear() {
					this.head = this.tail = null;
					this.length = 0;
				}
			},
			{
				key: "join",
				value: function join(s) {
					if (this.length === 0) return "";
					var p = this.head;
					var ret = "" + p.data;
					while (p = p.next) ret += s + p.data;
					return ret;
				}
			},
			{
				key: "concat",
				value: function concat(n) {
					if (this.length === 0) return Buffer.alloc(0);
					var ret = Buffer.allocUnsafe(n >>> 0);
					var p = this.head;
					var i = 0;
					while (p) {
						copyBuffer(p.data, ret, i);
						i += p.data.length;
						p = p.next;
					}
					return ret;
				}
			},
			{
				key: "consume",
				value: function consume(n, hasStrings) {
					var ret;
					if (n < this.head.data.length) {
						ret = this.head.data.slice(0, n);
						this.head.data = this.head.data.slice(n);
					} else if (n === this.head.data.length) ret = this.shift();
					else ret = hasStrings ? this._getString(n) : this._getBuffer(n);
					return ret;
				}
			},
			{
				key: "first",
				value: function first() {
					return this.head.data;
				}
			},
			{
				key: "_getString",
				value: function _getString(n) {
					var p = this.head;
					var c = 1;
					var ret = p.data;
					n -= ret.length;
					while (p = p.next) {
						var str = p.data;
						var nb = n > str.length ? str.length : n;
						if (nb === str.length) ret += str;
						else ret += str.slice(0, n);
						n -= nb;
						if (n === 0) {
							if (nb === str.length) {
								++c;
								if (p.next) this.head = p.next;
								else this.head = this.tail = null;
							} else {
								this.head = p;
								p.data = str.slice(nb);
							}
							break;
						}
						++c;
					}
					this.length -= c;
					return ret;
				}
			},
			{
				key: "_getBuffer",
				value: function _getBuffer(n) {
					var ret = Buffer.allocUnsafe(n);
					var p = this.head;
					var c = 1;
					p.data.copy(ret);
					n -= p.data.length;
					while (p = p.next) {
						var buf = p.data;
						var nb = n > buf.length ? buf.length : n;
						buf.copy(ret, ret.length - n, 0, nb);
						n -= nb;
						if (n === 0) {
							if (nb === buf.length) {
								++c;
								if (p.next) this.head = p.next;
								else this.head = this.tail = null;
							} else {
								this.head = p;
								p.data = buf.slice(nb);
							}
							break;
						}
						++c;
					}
					this.length -= c;
					return ret;
				}
			},
			{
				key: custom,
				value: function value(_, options) {
					return inspect(this, _objectSpread(_objectSpread({}, options), {}, {
						depth: 0,
						customInspect: false
					}));
				}
			}
		]);
		return BufferList;
	}();
}));
// node_modules/readable-stream/lib/internal/streams/destroy.js
var require_destroy = __commonJSMin(((exports, module) => {
	function destroy(err, cb) {
		var _this = this;
		var readableDestroyed = this._readableState && this._readableState.destroyed;
		var writableDestroyed = this._writableState && this._writableState.destroyed;
		if (readableDestroyed || writableDestroyed) {
			if (cb) cb(err);
			else if (err) {
				if (!this._writableState) process.nextTick(emitErrorNT, this, err);
				else if (!this._writableState.errorEmitted) {
					this._writableState.errorEmitted = true;
					process.nextTick(emitErrorNT, this, err);
				}
			}
			return this;
		}
		if (this._readableState) this._readableState.destroyed = true;
		if (this._writableState) this._writableState.destroyed = true;
		this._destroy(err || null, function(err) {
			if (!cb && err) {
				if (!_this._writableState) process.nextTick(emitErrorAndCloseNT, _this, err);
				else if (!_this._writableState.errorEmitted) {
					_this._writableState.errorEmitted = true;
					process.nextTick(emitErrorAndCloseNT, _this, err);
				} else process.nextTick(emitCloseNT, _this);
			} else if (cb) {
				process.nextTick(emitCloseNT, _this);
				cb(err);
			} else process.nextTick(emitCloseNT, _this);
		});
		return this;
	}
	function emitErrorAndCloseNT(self, err) {
		emitErrorNT(self, err);
		emitCloseNT(self);
	}
	function emitCloseNT(self) {
		if (self._writableState && !self._writableState.emitClose) return;
		if (self._readableState && !self._readableState.emitClose) return;
		self.emit("close");
	}
	function undestroy() {
		if (this._readableState) {
			this._readableState.destroyed = false;
			this._readableState.reading = false;
			this._readableState.ended = false;
			this._readableState.endEmitted = false;
		}
		if (this._writableState) {
			this._writableState.destroyed = false;
			this._writableState.ended = false;
			this._writableState.ending = false;
			this._writableState.finalCalled = false;
			this._writableState.prefinished = false;
			this._writableState.finished = false;
			this._writableState.errorEmitted = false;
		}
	}
	function emitErrorNT(self, err) {
		self.emit("error", err);
	}
	function errorOrDestroy(stream, err) {
		var rState = stream._readableState;
		var wState = stream._writableState;
		if (rState && rState.autoDestroy || wState && wState.autoDestroy) stream.destroy(err);
		else stream.emit("error", err);
	}
	module.exports = {
		destroy,
		undestroy,
		errorOrDestroy
	};
}));
// node_modules/readable-stream/errors.js
var require_errors = __commonJSMin(((exports, module) => {
	const codes = {};
	function createErrorType(code, message, Base) {
		if (!Base) Base = Error;
		function getMessage(arg1, arg2, arg3) {
			if (typeof message === "string") return message;
			else return message(arg1, arg2, arg3);
		}
		class NodeError extends Base {
			constructor(arg1, arg2, arg3) {
				super(getMessage(arg1, arg2, arg3));
			}
		}
		NodeError.prototype.name = Base.name;
		NodeError.prototype.code = code;
		codes[code] = NodeError;
	}
	function oneOf(expected, thing) {
		if (Array.isArray(expected)) {
			const len = expected.length;
			expected = expected.map((i) => String(i));
			if (len > 2) return `one of ${thing} ${expected.slice(0, len - 1).join(", ")}, or ` + expected[len - 1];
			else if (len === 2) return `one of ${thing} ${expected[0]} or ${expected[1]}`;
			else return `of ${thing} ${expected[0]}`;
		} else return `of ${thing} ${String(expected)}`;
	}
	function startsWith(str, search, pos) {
		return str.substr(!pos || pos < 0 ? 0 : +pos, search.length) === search;
	}
	function endsWith(str, search, this_len) {
		if (this_len === void 0 || this_len > str.length) this_len = str.length;
		return str.substring(this_len - search.length, this_len) === search;
	}
	function includes(str, search, start) {
		if (typeof start !== "number") start = 0;
		if (start + search.length > str.length) return false;
		else return str.indexOf(search, start) !== -1;
	}
	createErrorType("ERR_INVALID_OPT_VALUE", function(name, value) {
		return "The value \"" + value + "\" is invalid for option \"" + name + "\"";
	}, TypeError);
	createErrorType("ERR_INVALID_ARG_TYPE", function(name, expected, actual) {
		let determiner;
		if (typeof expected === "string" && startsWith(expected, "not ")) {
			determiner = "must not be";
			expected = expected.replace(/^not /, "");
		} else determiner = "must be";
		let msg;
		if (endsWith(name, " argument")) msg = `The ${name} ${determiner} ${oneOf(expected, "type")}`;
		else msg = `The "${name}" ${includes(name, ".") ? "property" : "argument"} ${determiner} ${oneOf(expected, "type")}`;
		msg += `. Received type ${typeof actual}`;
		return msg;
	}, TypeError);
	createErrorType("ERR_STREAM_PUSH_AFTER_EOF", "stream.push() after EOF");
	createErrorType("ERR_METHOD_NOT_IMPLEMENTED", function(name) {
		return "The " + name + " method is not implemented";
	});
	createErrorType("ERR_STREAM_PREMATURE_CLOSE", "Premature close");
	createErrorType("ERR_STREAM_DESTROYED", function(name) {
		return "Cannot call " + name + " after a stream was destroyed";
	});
	createErrorType("ERR_MULTIPLE_CALLBACK", "Callback called multiple times");
	createErrorType("ERR_STREAM_CANNOT_PIPE", "Cannot pipe, not readable");
	createErrorType("ERR_STREAM_WRITE_AFTER_END", "write after end");
	createErrorType("ERR_STREAM_NULL_VALUES", "May not write null values to stream", TypeError);
	createErrorType("ERR_UNKNOWN_ENCODING", function(arg) {
		return "Unknown encoding: " + arg;
	}, TypeError);
	createErrorType("ERR_STREAM_UNSHIFT_AFTER_END_EVENT", "stream.unshift() after end event");
	module.exports.codes = codes;
}));
// node_modules/readable-stream/lib/internal/streams/state.js
var require_state = __commonJSMin(((exports, module) => {
	var ERR_INVALID_OPT_VALUE = require_errors().codes.ERR_INVALID_OPT_VALUE;
	function highWaterMarkFrom(options, isDuplex, duplexKey) {
		return options.highWaterMark != null ? options.highWaterMark : isDuplex ? options[duplexKey] : null;
	}
	function getHighWaterMark(state, options, duplexKey, isDuplex) {
		var hwm = highWaterMarkFrom(options, isDuplex, duplexKey);
		if (hwm != null) {
			if (!(isFinite(hwm) && Math.floor(hwm) === hwm) || hwm < 0) throw new ERR_INVALID_OPT_VALUE(isDuplex ? duplexKey : "highWaterMark", hwm);
			return Math.floor(hwm);
		}
		return state.objectMode ? 16 : 16384;
	}
	module.exports = { getHighWaterMark };
}));
// node_modules/inherits/inherits_browser.js
var require_inherits_browser = __commonJSMin(((exports, module) => {
	if (typeof Object.create === "function") module.exports = function inherits(ctor, superCtor) {
		if (superCtor) {
			ctor.super_ = superCtor;
			ctor.prototype = Object.create(superCtor.prototype, { constructor: {
				value: ctor,
				enumerable: false,
				writable: true,
				configurable: true
			} });
		}
	};
	else module.exports = function inherits(ctor, superCtor) {
		if (superCtor) {
			ctor.super_ = superCtor;
			var TempCtor = function() {};
			TempCtor.prototype = superCtor.prototype;
			ctor.prototype = new TempCtor();
			ctor.prototype.constructor = ctor;
		}
	};
}));
// node_modules/inherits/inherits.js
var require_inherits = __commonJSMin(((exports, module) => {
	try {
		var util = __require("util");
		if (typeof util.inherits !== "function") throw "";
		module.exports = util.inherits;
	} catch (e) {
		module.exports = require_inherits_browser();
	}
}));
// node_modules/util-deprecate/node.js
var require_node$2 = __commonJSMin(((exports, module) => {
	module.exports = __require("util").deprecate;
}));
// node_modules/readable-stream/lib/_stream_writable.js
var require__stream_writable = __commonJSMin(((exports, module) => {
	module.exports = Writable;
	function CorkedRequest(state) {
		var _this = this;
		this.next = null;
		this.entry = null;
		this.finish = function() {
			onCorkedFinish(_this, state);
		};
	}
	var Duplex;
	Writable.WritableState = WritableState;
	var internalUtil = { deprecate: require_node$2() };
	var Stream = require_stream();
	var Buffer = __require("buffer").Buffer;
	var OurUint8Array = (typeof global !== "undefined" ? global : typeof window !== "undefined" ? window : typeof self !== "undefined" ? self : {}).Uint8Array || function() {};
	function _uint8ArrayToBuffer(chunk) {
		return Buffer.from(chunk);
	}
	function _isUint8Array(obj) {
		return Buffer.isBuffer(obj) || obj instanceof OurUint8Array;
	}
	var destroyImpl = require_destroy();
	var getHighWaterMark = require_state().getHighWaterMark;
	var _require$codes = require_errors().codes;
	var ERR_INVALID_ARG_TYPE = _require$codes.ERR_INVALID_ARG_TYPE;
	var ERR_METHOD_NOT_IMPLEMENTED = _require$codes.ERR_METHOD_NOT_IMPLEMENTED;
	var ERR_MULTIPLE_CALLBACK = _require$codes.ERR_MULTIPLE_CALLBACK;
	var ERR_STREAM_CANNOT_PIPE = _require$codes.ERR_STREAM_CANNOT_PIPE;
	var ERR_STREAM_DESTROYED = _require$codes.ERR_STREAM_DESTROYED;
	var ERR_STREAM_NULL_VALUES = _require$codes.ERR_STREAM_NULL_VALUES;
	var ERR_STREAM_WRITE_AFTER_END = _require$codes.ERR_STREAM_WRITE_AFTER_END;
	var ERR_UNKNOWN_ENCODING = _require$codes.ERR_UNKNOWN_ENCODING;
	var errorOrDestroy = destroyImpl.errorOrDestroy;
	require_inherits()(Writable, Stream);
	function nop() {}
	function WritableState(options, stream, isDuplex) {
		Duplex = Duplex || require__stream_duplex();
		options = options || {};
		if (typeof isDuplex !== "boolean") isDuplex = stream instanceof Duplex;
		this.objectMode = !!options.objectMode;
		if (isDuplex) this.objectMode = this.objectMode || !!options.writableObjectMode;
		this.highWaterMark = getHighWaterMark(this, options, "writableHighWaterMark", isDuplex);
		this.finalCalled = false;
		this.needDrain = false;
		this.ending = false;
		this.ended = false;
		this.finished = false;
		this.destroyed = false;
		var noDecode = options.decodeStrings === false;
		this.decodeStrings = !noDecode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.length = 0;
		this.writing = false;
		this.corked = 0;
		this.sync = true;
		this.bufferProcessing = false;
		this.onwrite = function(er) {
			onwrite(stream, er);
		};
		this.writecb = null;
		this.writelen = 0;
		this.bufferedRequest = null;
		this.lastBufferedRequest = null;
		this.pendingcb = 0;
		this.prefinished = false;
		this.errorEmitted = false;
		this.emitClose = options.emitClose !== false;
		this.autoDestroy = !!options.autoDestroy;
		this.bufferedRequestCount = 0;
		this.corkedRequestsFree = new CorkedRequest(this);
	}
	WritableState.prototype.getBuffer = function getBuffer() {
		var current = this.bufferedRequest;
		var out = [];
		while (current) {
			out.push(current);
			current = current.next;
		}
		return out;
	};
	(function() {
		try {
			Object.defineProperty(WritableState.prototype, "buffer", { get: internalUtil.deprecate(function writableStateBufferGetter() {
				return this.getBuffer();
			}, "_writableState.buffer is deprecated. Use _writableState.getBuffer instead.", "DEP0003") });
		} catch (_) {}
	})();
	var realHasInstance;
	if (typeof Symbol === "function" && Symbol.hasInstance && typeof Function.prototype[Symbol.hasInstance] === "function") {
		realHasInstance = Function.prototype[Symbol.hasInstance];
		Object.defineProperty(Writable, Symbol.hasInstance, { value: function value(object) {
			if (realHasInstance.call(this, object)) return true;
			if (this !== Writable) return false;
			return object && object._writableState instanceof WritableState;
		} });
	} else realHasInstance = function realHasInstance(object) {
		return object instanceof this;
	};
	function Writable(options) {
		Duplex = Duplex || require__stream_duplex();
		var isDuplex = this instanceof Duplex;
		if (!isDuplex && !realHasInstance.call(Writable, this)) return new Writable(options);
		this._writableState = new WritableState(options, this, isDuplex);
		this.writable = true;
		if (options) {
			if (typeof options.write === "function") this._write = options.write;
			if (typeof options.writev === "function") this._writev = options.writev;
			if (typeof options.destroy === "function") this._destroy = options.destroy;
			if (typeof options.final === "function") this._final = options.final;
		}
		Stream.call(this);
	}
	Writable.prototype.pipe = function() {
		errorOrDestroy(this, new ERR_STREAM_CANNOT_PIPE());
	};
	function writeAfterEnd(stream, cb) {
		var er = new ERR_STREAM_WRITE_AFTER_END();
		errorOrDestroy(stream, er);
		process.nextTick(cb, er);
	}
	function validChunk(stream, state, chunk, cb) {
		var er;
		if (chunk === null) er = new ERR_STREAM_NULL_VALUES();
		else if (typeof chunk !== "string" && !state.objectMode) er = new ERR_INVALID_ARG_TYPE("chunk", ["string", "Buffer"], chunk);
		if (er) {
			errorOrDestroy(stream, er);
			process.nextTick(cb, er);
			return false;
		}
		return true;
	}
	Writable.prototype.write = function(chunk, encoding, cb) {
		var state = this._writableState;
		var ret = false;
		var isBuf = !state.objectMode && _isUint8Array(chunk);
		if (isBuf && !Buffer.isBuffer(chunk)) chunk = _uint8ArrayToBuffer(chunk);
		if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (isBuf) encoding = "buffer";
		else if (!encoding) encoding = state.defaultEncoding;
		if (typeof cb !== "function") cb = nop;
		if (state.ending) writeAfterEnd(this, cb);
		else if (isBuf || validChunk(this, state, chunk, cb)) {
			state.pendingcb++;
			ret = writeOrBuffer(this, state, isBuf, chunk, encoding, cb);
		}
		return ret;
	};
	Writable.prototype.cork = function() {
		this._writableState.corked++;
	};
	Writable.prototype.uncork = function() {
		var state = this._writableState;
		if (state.corked) {
			state.corked--;
			if (!state.writing && !state.corked && !state.bufferProcessing && state.bufferedRequest) clearBuffer(this, state);
		}
	};
	Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
		if (typeof encoding === "string") encoding = encoding.toLowerCase();
		if (!([
			"hex",
			"utf8",
			"utf-8",
			"ascii",
			"binary",
			"base64",
			"ucs2",
			"ucs-2",
			"utf16le",
			"utf-16le",
			"raw"
		].indexOf((encoding + "").toLowerCase()) > -1)) throw new ERR_UNKNOWN_ENCODING(encoding);
		this._writableState.defaultEncoding = encoding;
		return this;
	};
	Object.defineProperty(Writable.prototype, "writableBuffer", {
		enumerable: false,
		get: function get() {
			return this._writableState && this._writableState.getBuffer();
		}
	});
	function decodeChunk(state, chunk, encoding) {
		if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") chunk = Buffer.from(chunk, encoding);
		return chunk;
	}
	Object.defineProperty(Writable.prototype, "writableHighWaterMark", {
		enumerable: false,
		get: function get() {
			return this._writableState.highWaterMark;
		}
	});
	function writeOrBuffer(stream, state, isBuf, chunk, encoding, cb) {
		if (!isBuf) {
			var newChunk = decodeChunk(state, chunk, encoding);
			if (chunk !== newChunk) {
				isBuf = true;
				encoding = "buffer";
				chunk = newChunk;
			}
		}
		var len = state.objectMode ? 1 : chunk.length;
		state.length += len;
		var ret = state.length < state.highWaterMark;
		if (!ret) state.needDrain = true;
		if (state.writing || state.corked) {
			var last = state.lastBufferedRequest;
			state.lastBufferedRequest = {
				chunk,
				encoding,
				isBuf,
				callback: cb,
				next: null
			};
			if (last) last.next = state.lastBufferedRequest;
			else state.bufferedRequest = state.lastBufferedRequest;
			state.bufferedRequestCount += 1;
		} else doWrite(stream, state, false, len, chunk, encoding, cb);
		return ret;
	}
	function doWrite(stream, state, writev, len, chunk, encoding, cb) {
		state.writelen = len;
		state.writecb = cb;
		state.writing = true;
		state.sync = true;
		if (state.destroyed) state.onwrite(new ERR_STREAM_DESTROYED("write"));
		else if (writev) stream._writev(chunk, state.onwrite);
		else stream._write(chunk, encoding, state.onwrite);
		state.sync = false;
	}
	function onwriteError(stream, state, sync, er, cb) {
		--state.pendingcb;
		if (sync) {
			process.nextTick(cb, er);
			process.nextTick(finishMaybe, stream, state);
			stream._writableState.errorEmitted = true;
			errorOrDestroy(stream, er);
		} else {
			cb(er);
			stream._writableState.errorEmitted = true;
			errorOrDestroy(stream, er);
			finishMaybe(stream, state);
		}
	}
	function onwriteStateUpdate(state) {
		state.writing = false;
		state.writecb = null;
		state.length -= state.writelen;
		state.writelen = 0;
	}
	function onwrite(stream, er) {
		var state = stream._writableState;
		var sync = state.sync;
		var cb = state.writecb;
		if (typeof cb !== "function") throw new ERR_MULTIPLE_CALLBACK();
		onwriteStateUpdate(state);
		if (er) onwriteError(stream, state, sync, er, cb);
		else {
			var finished = needFinish(state) || stream.destroyed;
			if (!finished && !state.corked && !state.bufferProcessing && state.bufferedRequest) clearBuffer(stream, state);
			if (sync) process.nextTick(afterWrite, stream, state, finished, cb);
			else afterWrite(stream, state, finished, cb);
		}
	}
	function afterWrite(stream, state, finished, cb) {
		if (!finished) onwriteDrain(stream, state);
		state.pendingcb--;
		cb();
		finishMaybe(stream, state);
	}
	function onwriteDrain(stream, state) {
		if (state.length === 0 && state.needDrain) {
			state.needDrain = false;
			stream.emit("drain");
		}
	}
	function clearBuffer(stream, state) {
		state.bufferProcessing = true;
		var entry = state.bufferedRequest;
		if (stream._writev && entry && entry.next) {
			var l = state.bufferedRequestCount;
			var buffer = new Array(l);
			var holder = state.corkedRequestsFree;
			holder.entry = entry;
			var count = 0;
			var allBuffers = true;
			while (entry) {
				buffer[count] = entry;
				if (!entry.isBuf) allBuffers = false;
				entry = entry.next;
				count += 1;
			}
			buffer.allBuffers = allBuffers;
			doWrite(stream, state, true, state.length, buffer, "", holder.finish);
			state.pendingcb++;
			state.lastBufferedRequest = null;
			if (holder.next) {
				state.corkedRequestsFree = holder.next;
				holder.next = null;
			} else state.corkedRequestsFree = new CorkedRequest(state);
			state.bufferedRequestCount = 0;
		} else {
			while (entry) {
				var chunk = entry.chunk;
				var encoding = entry.encoding;
				var cb = entry.callback;
				doWrite(stream, state, false, state.objectMode ? 1 : chunk.length, chunk, encoding, cb);
				entry = entry.next;
				state.bufferedRequestCount--;
				if (state.writing) break;
			}
			if (entry === null) state.lastBufferedRequest = null;
		}
		state.bufferedRequest = entry;
		state.bufferProcessing = false;
	}
	Writable.prototype._write = function(chunk, encoding, cb) {
		cb(new ERR_METHOD_NOT_IMPLEMENTED("_write()"));
	};
	Writable.prototype._writev = null;
	Writable.prototype.end = function(chunk, encoding, cb) {
		var state = this._writableState;
		if (typeof chunk === "function") {
			cb = chunk;
			chunk = null;
			encoding = null;
		} else if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (chunk !== null && chunk !== void 0) this.write(chunk, encoding);
		if (state.corked) {
			state.corked = 1;
			this.uncork();
		}
		if (!state.ending) endWritable(this, state, cb);
		return this;
	};
	Object.defineProperty(Writable.prototype, "writableLength", {
		enumerable: false,
		get: function get() {
			return this._writableState.length;
		}
	});
	function needFinish(state) {
		return state.ending && state.length === 0 && state.bufferedRequest === null && !state.finished && !state.writing;
	}
	function callFinal(stream, state) {
		stream._final(function(err) {
			state.pendingcb--;
			if (err) errorOrDestroy(stream, err);
			state.prefinished = true;
			stream.emit("prefinish");
			finishMaybe(stream, state);
		});
	}
	function prefinish(stream, state) {
		if (!state.prefinished && !state.finalCalled) {
			if (typeof stream._final === "function" && !state.destroyed) {
				state.pendingcb++;
				state.finalCalled = true;
				process.nextTick(callFinal, stream, state);
			} else {
				state.prefinished = true;
				stream.emit("prefinish");
			}
		}
	}
	function finishMaybe(stream, state) {
		var need = needFinish(state);
		if (need) {
			prefinish(stream, state);
			if (state.pendingcb === 0) {
				state.finished = true;
				stream.emit("finish");
				if (state.autoDestroy) {
					var rState = stream._readableState;
					if (!rState || rState.autoDestroy && rState.endEmitted) stream.destroy();
				}
			}
		}
		return need;
	}
	function endWritable(stream, state, cb) {
		state.ending = true;
		finishMaybe(stream, state);
		if (cb) {
			if (state.finished) process.nextTick(cb);
			else stream.once("finish", cb);
		}
		state.ended = true;
		stream.writable = false;
	}
	function onCorkedFinish(corkReq, state, err) {
		var entry = corkReq.entry;
		corkReq.entry = null;
		while (entry) {
			var cb = entry.callback;
			state.pendingcb--;
			cb(err);
			entry = entry.next;
		}
		state.corkedRequestsFree.next = corkReq;
	}
	Object.defineProperty(Writable.prototype, "destroyed", {
		enumerable: false,
		get: function get() {
			if (this._writableState === void 0) return false;
			return this._writableState.destroyed;
		},
		set: function set(value) {
			if (!this._writableState) return;
			this._writableState.destroyed = value;
		}
	});
	Writable.prototype.destroy = destroyImpl.destroy;
	Writable.prototype._undestroy = destroyImpl.undestroy;
	Writable.prototype._destroy = function(err, cb) {
		cb(err);
	};
}));
// node_modules/readable-stream/lib/_stream_duplex.js
var require__stream_duplex = __commonJSMin(((exports, module) => {
	var objectKeys = Object.keys || function(obj) {
		var keys = [];
		for (var key in obj) keys.push(key);
		return keys;
	};
	module.exports = Duplex;
	var Readable = require__stream_readable();
	var Writable = require__stream_writable();
	require_inherits()(Duplex, Readable);
	var keys = objectKeys(Writable.prototype);
	for (var v = 0; v < keys.length; v++) {
		var method = keys[v];
		if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
	}
	function Duplex(options) {
		if (!(this instanceof Duplex)) return new Duplex(options);
		Readable.call(this, options);
		Writable.call(this, options);
		this.allowHalfOpen = true;
		if (options) {
			if (options.readable === false) this.readable = false;
			if (options.writable === false) this.writable = false;
			if (options.allowHalfOpen === false) {
				this.allowHalfOpen = false;
				this.once("end", onend);
			}
		}
	}
	Object.defineProperty(Duplex.prototype, "writableHighWaterMark", {
		enumerable: false,
		get: function get() {
			return this._writableState.highWaterMark;
		}
	});
	Object.defineProperty(Duplex.prototype, "writableBuffer", {
		enumerable: false,
		get: function get() {
			return this._writableState && this._writableState.getBuffer();
		}
	});
	Object.defineProperty(Duplex.prototype, "writableLength", {
		enumerable: false,
		get: function get() {
			return this._writableState.length;
		}
	});
	function onend() {
		if (this._writableState.ended) return;
		process.nextTick(onEndNT, this);
	}
	function onEndNT(self) {
		self.end();
	}
	Object.defineProperty(Duplex.prototype, "destroyed", {
		enumerable: false,
		get: function get() {
			if (this._readableState === void 0 || this._writableState === void 0) return false;
			return this._readableState.destroyed && this._writableState.destroyed;
		},
		set: function set(value) {
			if (this._readableState === void 0 || this._writableState === void 0) return;
			this._readableState.destroyed = value;
			this._writableState.destroyed = value;
		}
	});
}));
// node_modules/safe-buffer/index.js
var require_safe_buffer = __commonJSMin(((exports, module) => {
	var buffer = __require("buffer");
	var Buffer = buffer.Buffer;
	function copyProps(src, dst) {
		for (var key in src) dst[key] = src[key];
	}
	if (Buffer.from && Buffer.alloc && Buffer.allocUnsafe && Buffer.allocUnsafeSlow) module.exports = buffer;
	else {
		copyProps(buffer, exports);
		exports.Buffer = SafeBuffer;
	}
	function SafeBuffer(arg, encodingOrOffset, length) {
		return Buffer(arg, encodingOrOffset, length);
	}
	SafeBuffer.prototype = Object.create(Buffer.prototype);
	copyProps(Buffer, SafeBuffer);
	SafeBuffer.from = function(arg, encodingOrOffset, length) {
		if (typeof arg === "number") throw new TypeError("Argument must not be a number");
		return Buffer(arg, encodingOrOffset, length);
	};
	SafeBuffer.alloc = function(size, fill, encoding) {
		if (typeof size !== "number") throw new TypeError("Argument must be a number");
		var buf = Buffer(size);
		if (fill !== void 0) {
			if (typeof encoding === "string") buf.fill(fill, encoding);
			else buf.fill(fill);
		} else buf.fill(0);
		return buf;
	};
	SafeBuffer.allocUnsafe = function(size) {
		if (typeof size !== "number") throw new TypeError("Argument must be a number");
		return Buffer(size);
	};
	SafeBuffer.allocUnsafeSlow = function(size) {
		if (typeof size !== "number") throw new TypeError("Argument must be a number");
		return buffer.SlowBuffer(size);
	};
}));
// node_modules/string_decoder/lib/string_decoder.js
var require_string_decoder = __commonJSMin(((exports) => {
	var Buffer = require_safe_buffer().Buffer;
	var isEncoding = Buffer.isEncoding || function(encoding) {
		encoding = "" + encoding;
		switch (encoding && encoding.toLowerCase()) {
			case "hex":
			case "utf8":
			case "utf-8":
			case "ascii":
			case "binary":
			case "base64":
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le":
			case "raw": return true;
			default: return false;
		}
	};
	function _normalizeEncoding(enc) {
		if (!enc) return "utf8";
		var retried;
		while (true) switch (enc) {
			case "utf8":
			case "utf-8": return "utf8";
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le": return "utf16le";
			case "latin1":
			case "binary": return "latin1";
			case "base64":
			case "ascii":
			case "hex": return enc;
			default:
				if (retried) return;
				enc = ("" + enc).toLowerCase();
				retried = true;
		}
	}
	function normalizeEncoding(enc) {
		var nenc = _normalizeEncoding(enc);
		if (typeof nenc !== "string" && (Buffer.isEncoding === isEncoding || !isEncoding(enc))) throw new Error("Unknown encoding: " + enc);
		return nenc || enc;
	}
	exports.StringDecoder = StringDecoder;
	function StringDecoder(encoding) {
		this.encoding = normalizeEncoding(encoding);
		var nb;
		switch (this.encoding) {
			case "utf16le":
				this.text = utf16Text;
				this.end = utf16End;
				nb = 4;
				break;
			case "utf8":
				this.fillLast = utf8FillLast;
				nb = 4;
				break;
			case "base64":
				this.text = base64Text;
				this.end = base64End;
				nb = 3;
				break;
			default:
				this.write = simpleWrite;
				this.end = simpleEnd;
				return;
		}
		this.lastNeed = 0;
		this.lastTotal = 0;
		this.lastChar = Buffer.allocUnsafe(nb);
	}
	StringDecoder.prototype.write = function(buf) {
		if (buf.length === 0) return "";
		var r;
		var i;
		if (this.lastNeed) {
			r = this.fillLast(buf);
			if (r === void 0) return "";
			i = this.lastNeed;
			this.lastNeed = 0;
		} else i = 0;
		if (i < buf.length) return r ? r + this.text(buf, i) : this.text(buf, i);
		return r || "";
	};
	StringDecoder.prototype.end = utf8End;
	StringDecoder.prototype.text = utf8Text;
	StringDecoder.prototype.fillLast = function(buf) {
		if (this.lastNeed <= buf.length) {
			buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, this.lastNeed);
			return this.lastChar.toString(this.encoding, 0, this.lastTotal);
		}
		buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, buf.length);
		this.lastNeed -= buf.length;
	};
	function utf8CheckByte(byte) {
		if (byte <= 127) return 0;
		else if (byte >> 5 === 6) return 2;
		else if (byte >> 4 === 14) return 3;
		else if (byte >> 3 === 30) return 4;
		return byte >> 6 === 2 ? -1 : -2;
	}
	function utf8CheckIncomplete(self, buf, i) {
		var j = buf.length - 1;
		if (j < i) return 0;
		var nb = utf8CheckByte(buf[j]);
		if (nb >= 0) {
			if (nb > 0) self.lastNeed = nb - 1;
			return nb;
		}
		if (--j < i || nb === -2) return 0;
		nb = utf8CheckByte(buf[j]);
		if (nb >= 0) {
			if (nb > 0) self.lastNeed = nb - 2;
			return nb;
		}
		if (--j < i || nb === -2) return 0;
		nb = utf8CheckByte(buf[j]);
		if (nb >= 0) {
			if (nb > 0) {
				if (nb === 2) nb = 0;
				else self.lastNeed = nb - 3;
			}
			return nb;
		}
		return 0;
	}
	function utf8CheckExtraBytes(self, buf, p) {
		if ((buf[0] & 192) !== 128) {
			self.lastNeed = 0;
			return "�";
		}
		if (self.lastNeed > 1 && buf.length > 1) {
			if ((buf[1] & 192) !== 128) {
				self.lastNeed = 1;
				return "�";
			}
			if (self.lastNeed > 2 && buf.length > 2) {
				if ((buf[2] & 192) !== 128) {
					self.lastNeed = 2;
					return "�";
				}
			}
		}
	}
	function utf8FillLast(buf) {
		var p = this.lastTotal - this.lastNeed;
		var r = utf8CheckExtraBytes(this, buf, p);
		if (r !== void 0) return r;
		if (this.lastNeed <= buf.length) {
			buf.copy(this.lastChar, p, 0, this.lastNeed);
			return this.lastChar.toString(this.encoding, 0, this.lastTotal);
		}
		buf.copy(this.lastChar, p, 0, buf.length);
		this.lastNeed -= buf.length;
	}
	function utf8Text(buf, i) {
		var total = utf8CheckIncomplete(this, buf, i);
		if (!this.lastNeed) return buf.toString("utf8", i);
		this.lastTotal = total;
		var end = buf.length - (total - this.lastNeed);
		buf.copy(this.lastChar, 0, end);
		return buf.toString("utf8", i, end);
	}
	function utf8End(buf) {
		var r = buf && buf.length ? this.write(buf) : "";
		if (this.lastNeed) return r + "�";
		return r;
	}
	function utf16Text(buf, i) {
		if ((buf.length - i) % 2 === 0) {
			var r = buf.toString("utf16le", i);
			if (r) {
				var c = r.charCodeAt(r.length - 1);
				if (c >= 55296 && c <= 56319) {
					this.lastNeed = 2;
					this.lastTotal = 4;
					this.lastChar[0] = buf[buf.length - 2];
					this.lastChar[1] = buf[buf.length - 1];
					return r.slice(0, -1);
				}
			}
			return r;
		}
		this.lastNeed = 1;
		this.lastTotal = 2;
		this.lastChar[0] = buf[buf.length - 1];
		return buf.toString("utf16le", i, buf.length - 1);
	}
	function utf16End(buf) {
		var r = buf && buf.length ? this.write(buf) : "";
		if (this.lastNeed) {
			var end = this.lastTotal - this.lastNeed;
			return r + this.lastChar.toString("utf16le", 0, end);
		}
		return r;
	}
	function base64Text(buf, i) {
		var n = (buf.length - i) % 3;
		if (n === 0) return buf.toString("base64", i);
		this.lastNeed = 3 - n;
		this.lastTotal = 3;
		if (n === 1) this.lastChar[0] = buf[buf.length - 1];
		else {
			this.lastChar[0] = buf[buf.length - 2];
			this.lastChar[1] = buf[buf.length - 1];
		}
		return buf.toString("base64", i, buf.length - n);
	}
	function base64End(buf) {
		var r = buf && buf.length ? this.write(buf) : "";
		if (this.lastNeed) return r + this.lastChar.toString("base64", 0, 3 - this.lastNeed);
		return r;
	}
	function simpleWrite(buf) {
		return buf.toString(this.encoding);
	}
	function simpleEnd(buf) {
		return buf && buf.length ? this.write(buf) : "";
	}
}));
// node_modules/readable-stream/lib/internal/streams/end-of-stream.js
var require_end_of_stream$1 = __commonJSMin(((exports, module) => {
	var ERR_STREAM_PREMATURE_CLOSE = require_errors().codes.ERR_STREAM_PREMATURE_CLOSE;
	function once(callback) {
		var called = false;
		return function() {
			if (called) return;
			called = true;
			for (var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++) args[_key] = arguments[_key];
			callback.apply(this, args);
		};
	}
	function noop() {}
	function isRequest(stream) {
		return stream.setHeader && typeof stream.abort === "function";
	}
	function eos(stream, opts, callback) {
		if (typeof opts === "function") return eos(stream, null, opts);
		if (!opts) opts = {};
		callback = once(callback || noop);
		var readable = opts.readable || opts.readable !== false && stream.readable;
		var writable = opts.writable || opts.writable !== false && stream.writable;
		var onlegacyfinish = function onlegacyfinish() {
			if (!stream.writable) onfinish();
		};
		var writableEnded = stream._writableState && stream._writableState.finished;
		var onfinish = function onfinish() {
			writable = false;
			writableEnded = true;
			if (!readable) callback.call(stream);
		};
		var readableEnded = stream._readableState && stream._readableState.endEmitted;
		var onend = function onend() {
			readable = false;
			readableEnded = true;
			if (!writable) callback.call(stream);
		};
		var onerror = function onerror(err) {
			callback.call(stream, err);
		};
		var onclose = function onclose() {
			var err;
			if (readable && !readableEnded) {
				if (!stream._readableState || !stream._readableState.ended) err = new ERR_STREAM_PREMATURE_CLOSE();
				return callback.call(stream, err);
			}
			if (writable && !writableEnded) {
				if (!stream._writableState || !stream._writableState.ended) err = new ERR_STREAM_PREMATURE_CLOSE();
				return callback.call(stream, err);
			}
		};
		var onrequest = function onrequest() {
			stream.req.on("finish", onfinish);
		};
		if (isRequest(stream)) {
			stream.on("complete", onfinish);
			stream.on("abort", onclose);
			if (stream.req) onrequest();
			else stream.on("request", onrequest);
		} else if (writable && !stream._writableState) {
			stream.on("end", onlegacyfinish);
			stream.on("close", onlegacyfinish);
		}
		stream.on("end", onend);
		stream.on("finish", onfinish);
		if (opts.error !== false) stream.on("error", onerror);
		stream.on("close", onclose);
		return function() {
			stream.removeListener("complete", onfinish);
			stream.removeListener("abort", onclose);
			stream.removeListener("request", onrequest);
			if (stream.req) stream.req.removeListener("finish", onfinish);
			stream.removeListener("end", onlegacyfinish);
			stream.removeListener("close", onlegacyfinish);
			stream.removeListener("finish", onfinish);
			stream.removeListener("end", onend);
			stream.removeListener("error", onerror);
			stream.removeListener("close", onclose);
		};
	}
	module.exports = eos;
}));
// node_modules/readable-stream/lib/internal/streams/async_iterator.js
var require_async_iterator = __commonJSMin(((exports, module) => {
	var _Object$setPrototypeO;
	function _defineProperty(obj, key, value) {
		key = _toPropertyKey(key);
		if (key in obj) Object.defineProperty(obj, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else obj[key] = value;
		return obj;
	}
	function _toPropertyKey(arg) {
		var key = _toPrimitive(arg, "string");
		return typeof key === "symbol" ? key : String(key);
	}
	function _toPrimitive(input, hint) {
		if (typeof input !== "object" || input === null) return input;
		var prim = input[Symbol.toPrimitive];
		if (prim !== void 0) {
			var res = prim.call(input, hint || "default");
			if (typeof res !== "object") return res;
			throw new TypeError("@@toPrimitive must return a primitive value.");
		}
		return (hint === "string" ? String : Number)(input);
	}
	var finished = require_end_of_stream$1();
	var kLastResolve = Symbol("lastResolve");
	var kLastReject = Symbol("lastReject");
	var kError = Symbol("error");
	var kEnded = Symbol("ended");
	var kLastPromise = Symbol("lastPromise");
	var kHandlePromise = Symbol("handlePromise");
	var kStream = Symbol("stream");
	function createIterResult(value, done) {
		return {
			value,
			done
		};
	}
	function readAndResolve(iter) {
		var resolve = iter[kLastResolve];
		if (resolve !== null) {
			var data = iter[kStream].read();
			if (data !== null) {
				iter[kLastPromise] = null;
				iter[kLastResolve] = null;
				iter[kLastReject] = null;
				resolve(createIterResult(data, false));
			}
		}
	}
	function onReadable(iter) {
		process.nextTick(readAndResolve, iter);
	}
	function wrapForNext(lastPromise, iter) {
		return function(resolve, reject) {
			lastPromise.then(function() {
				if (iter[kEnded]) {
					resolve(createIterResult(void 0, true));
					return;
				}
				iter[kHandlePromise](resolve, reject);
			}, reject);
		};
	}
	var AsyncIteratorPrototype = Object.getPrototypeOf(function() {});
	var ReadableStreamAsyncIteratorPrototype = Object.setPrototypeOf((_Object$setPrototypeO = {
		get stream() {
			return this[kStream];
		},
		next: function next() {
			var _this = this;
			var error = this[kError];
			if (error !== null) return Promise.reject(error);
			if (this[kEnded]) return Promise.resolve(createIterResult(void 0, true));
			if (this[kStream].destroyed) return new Promise(function(resolve, reject) {
				process.nextTick(function() {
					if (_this[kError]) reject(_this[kError]);
					else resolve(createIterResult(void 0, true));
				});
			});
			var lastPromise = this[kLastPromise];
			var promise;
			if (lastPromise) promise = new Promise(wrapForNext(lastPromise, this));
			else {
				var data = this[kStream].read();
				if (data !== null) return Promise.resolve(createIterResult(data, false));
				promise = new Promise(this[kHandlePromise]);
			}
			this[kLastPromise] = promise;
			return promise;
		}
	}, _defineProperty(_Object$setPrototypeO, Symbol.asyncIterator, function() {
		return this;
	}), _defineProperty(_Object$setPrototypeO, "return", function _return() {
		var _this2 = this;
		return new Promise(function(resolve, reject) {
			_this2[kStream].destroy(null, function(err) {
				if (err) {
					reject(err);
					return;
				}
				resolve(createIterResult(void 0, true));
			});
		});
	}), _Object$setPrototypeO), AsyncIteratorPrototype);
	module.exports = function createReadableStreamAsyncIterator(stream) {
		var _Object$create;
		var iterator = Object.create(ReadableStreamAsyncIteratorPrototype, (_Object$create = {}, _defineProperty(_Object$create, kStream, {
			value: stream,
			writable: true
		}), _defineProperty(_Object$create, kLastResolve, {
			value: null,
			writable: true
		}), _defineProperty(_Object$create, kLastReject, {
			value: null,
			writable: true
		}), _defineProperty(_Object$create, kError, {
			value: null,
			writable: true
		}), _defineProperty(_Object$create, kEnded, {
			value: stream._readableState.endEmitted,
			writable: true
		}), _defineProperty(_Object$create, kHandlePromise, {
			value: function value(resolve, reject) {
				var data = iterator[kStream].read();
				if (data) {
					iterator[kLastPromise] = null;
					iterator[kLastResolve] = null;
					iterator[kLastReject] = null;
					resolve(createIterResult(data, false));
				} else {
					iterator[kLastResolve] = resolve;
					iterator[kLastReject] = reject;
				}
			},
			writable: true
		}), _Object$create));
		iterator[kLastPromise] = null;
		finished(stream, function(err) {
			if (err && err.code !== "ERR_STREAM_PREMATURE_CLOSE") {
				var reject = iterator[kLastReject];
				if (reject !== null) {
					iterator[kLastPromise] = null;
					iterator[kLastResolve] = null;
					iterator[kLastReject] = null;
					reject(err);
				}
				iterator[kError] = err;
				return;
			}
			var resolve = iterator[kLastResolve];
			if (resolve !== null) {
				iterator[kLastPromise] = null;
				iterator[kLastResolve] = null;
				iterator[kLastReject] = null;
				resolve(createIterResult(void 0, true));
			}
			iterator[kEnded] = true;
		});
		stream.on("readable", onReadable.bind(null, iterator));
		return iterator;
	};
}));
// node_modules/readable-stream/lib/internal/streams/from.js
var require_from = __commonJSMin(((exports, module) => {
	function asyncGeneratorStep(gen, resolve, reject, _next, _throw, key, arg) {
		try {
			var info = gen[key](arg);
			var value = info.value;
		} catch (error) {
			reject(error);
			return;
		}
		if (info.done) resolve(value);
		else Promise.resolve(value).then(_next, _throw);
	}
	function _asyncToGenerator(fn) {
		return function() {
			var self = this, args = arguments;
			return new Promise(function(resolve, reject) {
				var gen = fn.apply(self, args);
				function _next(value) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "next", value);
				}
				function _throw(err) {
					asyncGeneratorStep(gen, resolve, reject, _next, _throw, "throw", err);
				}
				_next(void 0);
			});
		};
	}
	function ownKeys(object, enumerableOnly) {
		var keys = Object.keys(object);
		if (Object.getOwnPropertySymbols) {
			var symbols = Object.getOwnPropertySymbols(object);
			enumerableOnly && (symbols = symbols.filter(function(sym) {
				return Object.getOwnPropertyDescriptor(object, sym).enumerable;
			})), keys.push.apply(keys, symbols);
		}
		return keys;
	}
	function _objectSpread(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = null != arguments[i] ? arguments[i] : {};
			i % 2 ? ownKeys(Object(source), !0).forEach(function(key) {
				_defineProperty(target, key, source[key]);
			}) : Object.getOwnPropertyDescriptors ? Object.defineProperties(target, Object.getOwnPropertyDescriptors(source)) : ownKeys(Object(source)).forEach(function(key) {
				Object.defineProperty(target, key, Object.getOwnPropertyDescriptor(source, key));
			});
		}
		return target;
	}
	function _defineProperty(obj, key, value) {
		key = _toPropertyKey(key);
		if (key in obj) Object.defineProperty(obj, key, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else obj[key] = value;
		return obj;
	}
	function _toPropertyKey(arg) {
		var key = _toPrimitive(arg, "string");
		return typeof key === "symbol" ? key : String(key);
	}
	function _toPrimitive(input, hint) {
		if (typeof input !== "object" || input === null) return input;
		var prim = input[Symbol.toPrimitive];
		if (prim !== void 0) {
			var res = prim.call(input, hint || "default");
			if (typeof res !== "object") return res;
			throw new TypeError("@@toPrimitive must return a primitive value.");
		}
		return (hint === "string" ? String : Number)(input);
	}
	var ERR_INVALID_ARG_TYPE = require_errors().codes.ERR_INVALID_ARG_TYPE;
	function from(Readable, iterable, opts) {
		var iterator;
		if (iterable && typeof iterable.next === "function") iterator = iterable;
		else if (iterable && iterable[Symbol.asyncIterator]) iterator = iterable[Symbol.asyncIterator]();
		else if (iterable && iterable[Symbol.iterator]) iterator = iterable[Symbol.iterator]();
		else throw new ERR_INVALID_ARG_TYPE("iterable", ["Iterable"], iterable);
		var readable = new Readable(_objectSpread({ objectMode: true }, opts));
		var reading = false;
		readable._read = function() {
			if (!reading) {
				reading = true;
				next();
			}
		};
		function next() {
			return _next2.apply(this, arguments);
		}
		function _next2() {
			_next2 = _asyncToGenerator(function* () {
				try {
					var _yield$iterator$next = yield iterator.next(), value = _yield$iterator$next.value;
					if (_yield$iterator$next.done) readable.push(null);
					else if (readable.push(yield value)) next();
					else reading = false;
				} catch (err) {
					readable.destroy(err);
				}
			});
			return _next2.apply(this, arguments);
		}
		return readable;
	}
	module.exports = from;
}));
// node_modules/readable-stream/lib/_stream_readable.js
var require__stream_readable = __commonJSMin(((exports, module) => {
	module.exports = Readable;
	var Duplex;
	Readable.ReadableState = ReadableState;
	__require("events").EventEmitter;
	var EElistenerCount = function EElistenerCount(emitter, type) {
		return emitter.listeners(type).length;
	};
	var Stream = require_stream();
	var Buffer = __require("buffer").Buffer;
	var OurUint8Array = (typeof global !== "undefined" ? global : typeof window !== "undefined" ? window : typeof self !== "undefined" ? self : {}).Uint8Array || function() {};
	function _uint8ArrayToBuffer(chunk) {
		return Buffer.from(chunk);
	}
	function _isUint8Array(obj) {
		return Buffer.isBuffer(obj) || obj instanceof OurUint8Array;
	}
	var debugUtil = __require("util");
	var debug;
	if (debugUtil && debugUtil.debuglog) debug = debugUtil.debuglog("stream");
	else debug = function debug() {};
	var BufferList = require_buffer_list();
	var destroyImpl = require_destroy();
	var getHighWaterMark = require_state().getHighWaterMark;
	var _require$codes = require_errors().codes;
	var ERR_INVALID_ARG_TYPE = _require$codes.ERR_INVALID_ARG_TYPE;
	var ERR_STREAM_PUSH_AFTER_EOF = _require$codes.ERR_STREAM_PUSH_AFTER_EOF;
	var ERR_METHOD_NOT_IMPLEMENTED = _require$codes.ERR_METHOD_NOT_IMPLEMENTED;
	var ERR_STREAM_UNSHIFT_AFTER_END_EVENT = _require$codes.ERR_STREAM_UNSHIFT_AFTER_END_EVENT;
	var StringDecoder;
	var createReadableStreamAsyncIterator;
	var from;
	require_inherits()(Readable, Stream);
	var errorOrDestroy = destroyImpl.errorOrDestroy;
	var kProxyEvents = [
		"error",
		"close",
		"destroy",
		"pause",
		"resume"
	];
	function prependListener(emitter, event, fn) {
		if (typeof emitter.prependListener === "function") return emitter.prependListener(event, fn);
		if (!emitter._events || !emitter._events[event]) emitter.on(event, fn);
		else if (Array.isArray(emitter._events[event])) emitter._events[event].unshift(fn);
		else emitter._events[event] = [fn, emitter._events[event]];
	}
	function ReadableState(options, stream, isDuplex) {
		Duplex = Duplex || require__stream_duplex();
		options = options || {};
		if (typeof isDuplex !== "boolean") isDuplex = stream instanceof Duplex;
		this.objectMode = !!options.objectMode;
		if (isDuplex) this.objectMode = this.objectMode || !!options.readableObjectMode;
		this.highWaterMark = getHighWaterMark(this, options, "readableHighWaterMark", isDuplex);
		this.buffer = new BufferList();
		this.length = 0;
		this.pipes = null;
		this.pipesCount = 0;
		this.flowing = null;
		this.ended = false;
		this.endEmitted = false;
		this.reading = false;
		this.sync = true;
		this.needReadable = false;
		this.emittedReadable = false;
		this.readableListening = false;
		this.resumeScheduled = false;
		this.paused = true;
		this.emitClose = options.emitClose !== false;
		this.autoDestroy = !!options.autoDestroy;
		this.destroyed = false;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.awaitDrain = 0;
		this.readingMore = false;
		this.decoder = null;
		this.encoding = null;
		if (options.encoding) {
			if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
			this.decoder = new StringDecoder(options.encoding);
			this.encoding = options.encoding;
		}
	}
	function Readable(options) {
		Duplex = Duplex || require__stream_duplex();
		if (!(this instanceof Readable)) return new Readable(options);
		var isDuplex = this instanceof Duplex;
		this._readableState = new ReadableState(options, this, isDuplex);
		this.readable = true;
		if (options) {
			if (typeof options.read === "function") this._read = options.read;
			if (typeof options.destroy === "function") this._destroy = options.destroy;
		}
		Stream.call(this);
	}
	Object.defineProperty(Readable.prototype, "destroyed", {
		enumerable: false,
		get: function get() {
			if (this._readableState === void 0) return false;
			return this._readableState.destroyed;
		},
		set: function set(value) {
			if (!this._readableState) return;
			this._readableState.destroyed = value;
		}
	});
	Readable.prototype.destroy = destroyImpl.destroy;
	Readable.prototype._undestroy = destroyImpl.undestroy;
	Readable.prototype._destroy = function(err, cb) {
		cb(err);
	};
	Readable.prototype.push = function(chunk, encoding) {
		var state = this._readableState;
		var skipChunkCheck;
		if (!state.objectMode) {
			if (typeof chunk === "string") {
				encoding = encoding || state.defaultEncoding;
				if (encoding !== state.encoding) {
					chunk = Buffer.from(chunk, encoding);
					encoding = "";
				}
				skipChunkCheck = true;
			}
		} else skipChunkCheck = true;
		return readableAddChunk(this, chunk, encoding, false, skipChunkCheck);
	};
	Readable.prototype.unshift = function(chunk) {
		return readableAddChunk(this, chunk, null, true, false);
	};
	function readableAddChunk(stream, chunk, encoding, addToFront, skipChunkCheck) {
		debug("readableAddChunk", chunk);
		var state = stream._readableState;
		if (chunk === null) {
			state.reading = false;
			onEofChunk(stream, state);
		} else {
			var er;
			if (!skipChunkCheck) er = chunkInvalid(state, chunk);
			if (er) errorOrDestroy(stream, er);
			else if (state.objectMode || chunk && chunk.length > 0) {
				if (typeof chunk !== "string" && !state.objectMode && Object.getPrototypeOf(chunk) !== Buffer.prototype) chunk = _uint8ArrayToBuffer(chunk);
				if (addToFront) {
					if (state.endEmitted) errorOrDestroy(stream, new ERR_STREAM_UNSHIFT_AFTER_END_EVENT());
					else addChunk(stream, state, chunk, true);
				} else if (state.ended) errorOrDestroy(stream, new ERR_STREAM_PUSH_AFTER_EOF());
				else if (state.destroyed) return false;
				else {
					state.reading = false;
					if (state.decoder && !encoding) {
						chunk = state.decoder.write(chunk);
						if (state.objectMode || chunk.length !== 0) addChunk(stream, state, chunk, false);
						else maybeReadMore(stream, state);
					} else addChunk(stream, state, chunk, false);
				}
			} else if (!addToFront) {
				state.reading = false;
				maybeReadMore(stream, state);
			}
		}
		return !state.ended && (state.length < state.highWaterMark || state.length === 0);
	}
	function addChunk(stream, state, chunk, addToFront) {
		if (state.flowing && state.length === 0 && !state.sync) {
			state.awaitDrain = 0;
			stream.emit("data", chunk);
		} else {
			state.length += state.objectMode ? 1 : chunk.length;
			if (addToFront) state.buffer.unshift(chunk);
			else state.buffer.push(chunk);
			if (state.needReadable) emitReadable(stream);
		}
		maybeReadMore(stream, state);
	}
	function chunkInvalid(state, chunk) {
		var er;
		if (!_isUint8Array(chunk) && typeof chunk !== "string" && chunk !== void 0 && !state.objectMode) er = new ERR_INVALID_ARG_TYPE("chunk", [
			"string",
			"Buffer",
			"Uint8Array"
		], chunk);
		return er;
	}
	Readable.prototype.isPaused = function() {
		return this._readableState.flowing === false;
	};
	Readable.prototype.setEncoding = function(enc) {
		if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
		var decoder = new StringDecoder(enc);
		this._readableState.decoder = decoder;
		this._readableState.encoding = this._readableState.decoder.encoding;
		var p = this._readableState.buffer.head;
		var content = "";
		while (p !== null) {
			content += decoder.write(p.data);
			p = p.next;
		}
		this._readableState.buffer.clear();
		if (content !== "") this._readableState.buffer.push(content);
		this._readableState.length = content.length;
		return this;
	};
	var MAX_HWM = 1073741824;
	function computeNewHighWaterMark(n) {
		if (n >= MAX_HWM) n = MAX_HWM;
		else {
			n--;
			n |= n >>> 1;
			n |= n >>> 2;
			n |= n >>> 4;
			n |= n >>> 8;
			n |= n >>> 16;
			n++;
		}
		return n;
	}
	function howMuchToRead(n, state) {
		if (n <= 0 || state.length === 0 && state.ended) return 0;
		if (state.objectMode) return 1;
		if (n !== n) {
			if (state.flowing && state.length) return state.buffer.head.data.length;
			else return state.length;
		}
		if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
		if (n <= state.length) return n;
		if (!state.ended) {
			state.needReadable = true;
			return 0;
		}
		return state.length;
	}
	Readable.prototype.read = function(n) {
		debug("read", n);
		n = parseInt(n, 10);
		var state = this._readableState;
		var nOrig = n;
		if (n !== 0) state.emittedReadable = false;
		if (n === 0 && state.needReadable && ((state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0) || state.ended)) {
			debug("read: emitReadable", state.length, state.ended);
			if (state.length === 0 && state.ended) endReadable(this);
			else emitReadable(this);
			return null;
		}
		n = howMuchToRead(n, state);
		if (n === 0 && state.ended) {
			if (state.length === 0) endReadable(this);
			return null;
		}
		var doRead = state.needReadable;
		debug("need readable", doRead);
		if (state.length === 0 || state.length - n < state.highWaterMark) {
			doRead = true;
			debug("length less than watermark", doRead);
		}
		if (state.ended || state.reading) {
			doRead = false;
			debug("reading or ended", doRead);
		} else if (doRead) {
			debug("do read");
			state.reading = true;
			state.sync = true;
			if (state.length === 0) state.needReadable = true;
			this._read(state.highWaterMark);
			state.sync = false;
			if (!state.reading) n = howMuchToRead(nOrig, state);
		}
		var ret;
		if (n > 0) ret = fromList(n, state);
		else ret = null;
		if (ret === null) {
			state.needReadable = state.length <= state.highWaterMark;
			n = 0;
		} else {
			state.length -= n;
			state.awaitDrain = 0;
		}
		if (state.length === 0) {
			if (!state.ended) state.needReadable = true;
			if (nOrig !== n && state.ended) endReadable(this);
		}
		if (ret !== null) this.emit("data", ret);
		return ret;
	};
	function onEofChunk(stream, state) {
		debug("onEofChunk");
		if (state.ended) return;
		if (state.decoder) {
			var chunk = state.decoder.end();
			if (chunk && chunk.length) {
				state.buffer.push(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
			}
		}
		state.ended = true;
		if (state.sync) emitReadable(stream);
		else {
			state.needReadable = false;
			if (!state.emittedReadable) {
				state.emittedReadable = true;
				emitReadable_(stream);
			}
		}
	}
	function emitReadable(stream) {
		var state = stream._readableState;
		debug("emitReadable", state.needReadable, state.emittedReadable);
		state.needReadable = false;
		if (!state.emittedReadable) {
			debug("emitReadable", state.flowing);
			state.emittedReadable = true;
			process.nextTick(emitReadable_, stream);
		}
	}
	function emitReadable_(stream) {
		var state = stream._readableState;
		debug("emitReadable_", state.destroyed, state.length, state.ended);
		if (!state.destroyed && (state.length || state.ended)) {
			stream.emit("readable");
			state.emittedReadable = false;
		}
		state.needReadable = !state.flowing && !state.ended && state.length <= state.highWaterMark;
		flow(stream);
	}
	function maybeReadMore(stream, state) {
		if (!state.readingMore) {
			state.readingMore = true;
			process.nextTick(maybeReadMore_, stream, state);
		}
	}
	function maybeReadMore_(stream, state) {
		while (!state.reading && !state.ended && (state.length < state.highWaterMark || state.flowing && state.length === 0)) {
			var len = state.length;
			debug("maybeReadMore read 0");
			stream.read(0);
			if (len === state.length) break;
		}
		state.readingMore = false;
	}
	Readable.prototype._read = function(n) {
		errorOrDestroy(this, new ERR_METHOD_NOT_IMPLEMENTED("_read()"));
	};
	Readable.prototype.pipe = function(dest, pipeOpts) {
		var src = this;
		var state = this._readableState;
		switch (state.pipesCount) {
			case 0:
				state.pipes = dest;
				break;
			case 1:
				state.pipes = [state.pipes, dest];
				break;
			default: state.pipes.push(dest);
		}
		state.pipesCount += 1;
		debug("pipe count=%d opts=%j", state.pipesCount, pipeOpts);
		var endFn = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr ? onend : unpipe;
		if (state.endEmitted) process.nextTick(endFn);
		else src.once("end", endFn);
		dest.on("unpipe", onunpipe);
		function onunpipe(readable, unpipeInfo) {
			debug("onunpipe");
			if (readable === src) {
				if (unpipeInfo && unpipeInfo.hasUnpiped === false) {
					unpipeInfo.hasUnpiped = true;
					cleanup();
				}
			}
		}
		function onend() {
			debug("onend");
			dest.end();
		}
		var ondrain = pipeOnDrain(src);
		dest.on("drain", ondrain);
		var cleanedUp = false;
		function cleanup() {
			debug("cleanup");
			dest.removeListener("close", onclose);
			dest.removeListener("finish", onfinish);
			dest.removeListener("drain", ondrain);
			dest.removeListener("error", onerror);
			dest.removeListener("unpipe", onunpipe);
			src.removeListener("end", onend);
			src.removeListener("end", unpipe);
			src.removeListener("data", ondata);
			cleanedUp = true;
			if (state.awaitDrain && (!dest._writableState || dest._writableState.needDrain)) ondrain();
		}
		src.on("data", ondata);
		function ondata(chunk) {
			debug("ondata");
			var ret = dest.write(chunk);
			debug("dest.write", ret);
			if (ret === false) {
				if ((state.pipesCount === 1 && state.pipes === dest || state.pipesCount > 1 && indexOf(state.pipes, dest) !== -1) && !cleanedUp) {
					debug("false write response, pause", state.awaitDrain);
					state.awaitDrain++;
				}
				src.pause();
			}
		}
		function onerror(er) {
			debug("onerror", er);
			unpipe();
			dest.removeListener("error", onerror);
			if (EElistenerCount(dest, "error") === 0) errorOrDestroy(dest, er);
		}
		prependListener(dest, "error", onerror);
		function onclose() {
			dest.removeListener("finish", onfinish);
			unpipe();
		}
		dest.once("close", onclose);
		function onfinish() {
			debug("onfinish");
			dest.removeListener("close", onclose);
			unpipe();
		}
		dest.once("finish", onfinish);
		function unpipe() {
			debug("unpipe");
			src.unpipe(dest);
		}
		dest.emit("pipe", src);
		if (!state.flowing) {
			debug("pipe resume");
			src.resume();
		}
		return dest;
	};
	function pipeOnDrain(src) {
		return function pipeOnDrainFunctionResult() {
			var state = src._readableState;
			debug("pipeOnDrain", state.awaitDrain);
			if (state.awaitDrain) state.awaitDrain--;
			if (state.awaitDrain === 0 && EElistenerCount(src, "data")) {
				state.flowing = true;
				flow(src);
			}
		};
	}
	Readable.prototype.unpipe = function(dest) {
		var state = this._readableState;
		var unpipeInfo = { hasUnpiped: false };
		if (state.pipesCount === 0) return this;
		if (state.pipesCount === 1) {
			if (dest && dest !== state.pipes) return this;
			if (!dest) dest = state.pipes;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			if (dest) dest.emit("unpipe", this, unpipeInfo);
			return this;
		}
		if (!dest) {
			var dests = state.pipes;
			var len = state.pipesCount;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			for (var i = 0; i < len; i++) dests[i].emit("unpipe", this, { hasUnpiped: false });
			return this;
		}
		var index = indexOf(state.pipes, dest);
		if (index === -1) return this;
		state.pipes.splice(index, 1);
		state.pipesCount -= 1;
		if (state.pipesCount === 1) state.pipes = state.pipes[0];
		dest.emit("unpipe", this, unpipeInfo);
		return this;
	};
	Readable.prototype.on = function(ev, fn) {
		var res = Stream.prototype.on.call(this, ev, fn);
		var state = this._readableState;
		if (ev === "data") {
			state.readableListening = this.listenerCount("readable") > 0;
			if (state.flowing !== false) this.resume();
		} else if (ev === "readable") {
			if (!state.endEmitted && !state.readableListening) {
				state.readableListening = state.needReadable = true;
				state.flowing = false;
				state.emittedReadable = false;
				debug("on readable", state.length, state.reading);
				if (state.length) emitReadable(this);
				else if (!state.reading) process.nextTick(nReadingNextTick, this);
			}
		}
		return res;
	};
	Readable.prototype.addListener = Readable.prototype.on;
	Readable.prototype.removeListener = function(ev, fn) {
		var res = Stream.prototype.removeListener.call(this, ev, fn);
		if (ev === "readable") process.nextTick(updateReadableListening, this);
		return res;
	};
	Readable.prototype.removeAllListeners = function(ev) {
		var res = Stream.prototype.removeAllListeners.apply(this, arguments);
		if (ev === "readable" || ev === void 0) process.nextTick(updateReadableListening, this);
		return res;
	};
	function updateReadableListening(self) {
		var state = self._readableState;
		state.readableListening = self.listenerCount("readable") > 0;
		if (state.resumeScheduled && !state.paused) state.flowing = true;
		else if (self.listenerCount("data") > 0) self.resume();
	}
	function nReadingNextTick(self) {
		debug("readable nexttick read 0");
		self.read(0);
	}
	Readable.prototype.resume = function() {
		var state = this._readableState;
		if (!state.flowing) {
			debug("resume");
			state.flowing = !state.readableListening;
			resume(this, state);
		}
		state.paused = false;
		return this;
	};
	function resume(stream, state) {
		if (!state.resumeScheduled) {
			state.resumeScheduled = true;
			process.nextTick(resume_, stream, state);
		}
	}
	function resume_(stream, state) {
		debug("resume", state.reading);
		if (!state.reading) stream.read(0);
		state.resumeScheduled = false;
		stream.emit("resume");
		flow(stream);
		if (state.flowing && !state.reading) stream.read(0);
	}
	Readable.prototype.pause = function() {
		debug("call pause flowing=%j", this._readableState.flowing);
		if (this._readableState.flowing !== false) {
			debug("pause");
			this._readableState.flowing = false;
			this.emit("pause");
		}
		this._readableState.paused = true;
		return this;
	};
	function flow(stream) {
		var state = stream._readableState;
		debug("flow", state.flowing);
		while (state.flowing && stream.read() !== null);
	}
	Readable.prototype.wrap = function(stream) {
		var _this = this;
		var state = this._readableState;
		var paused = false;
		stream.on("end", function() {
			debug("wrapped end");
			if (state.decoder && !state.ended) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) _this.push(chunk);
			}
			_this.push(null);
		});
		stream.on("data", function(chunk) {
			debug("wrapped data");
			if (state.decoder) chunk = state.decoder.write(chunk);
			if (state.objectMode && (chunk === null || chunk === void 0)) return;
			else if (!state.objectMode && (!chunk || !chunk.length)) return;
			if (!_this.push(chunk)) {
				paused = true;
				stream.pause();
			}
		});
		for (var i in stream) if (this[i] === void 0 && typeof stream[i] === "function") this[i] = function methodWrap(method) {
			return function methodWrapReturnFunction() {
				return stream[method].apply(stream, arguments);
			};
		}(i);
		for (var n = 0; n < kProxyEvents.length; n++) stream.on(kProxyEvents[n], this.emit.bind(this, kProxyEvents[n]));
		this._read = function(n) {
			debug("wrapped _read", n);
			if (paused) {
				paused = false;
				stream.resume();
			}
		};
		return this;
	};
	if (typeof Symbol === "function") Readable.prototype[Symbol.asyncIterator] = function() {
		if (createReadableStreamAsyncIterator === void 0) createReadableStreamAsyncIterator = require_async_iterator();
		return createReadableStreamAsyncIterator(this);
	};
	Object.defineProperty(Readable.prototype, "readableHighWaterMark", {
		enumerable: false,
		get: function get() {
			return this._readableState.highWaterMark;
		}
	});
	Object.defineProperty(Readable.prototype, "readableBuffer", {
		enumerable: false,
		get: function get() {
			return this._readableState && this._readableState.buffer;
		}
	});
	Object.defineProperty(Readable.prototype, "readableFlowing", {
		enumerable: false,
		get: function get() {
			return this._readableState.flowing;
		},
		set: function set(state) {
			if (this._readableState) this._readableState.flowing = state;
		}
	});
	Readable._fromList = fromList;
	Object.defineProperty(Readable.prototype, "readableLength", {
		enumerable: false,
		get: function get() {
			return this._readableState.length;
		}
	});
	function fromList(n, state) {
		if (state.length === 0) return null;
		var ret;
		if (state.objectMode) ret = state.buffer.shift();
		else if (!n || n >= state.length) {
			if (state.decoder) ret = state.buffer.join("");
			else if (state.buffer.length === 1) ret = state.buffer.first();
			else ret = state.buffer.concat(state.length);
			state.buffer.clear();
		} else ret = state.buffer.consume(n, state.decoder);
		return ret;
	}
	function endReadable(stream) {
		var state = stream._readableState;
		debug("endReadable", state.endEmitted);
		if (!state.endEmitted) {
			state.ended = true;
			process.nextTick(endReadableNT, state, stream);
		}
	}
	function endReadableNT(state, stream) {
		debug("endReadableNT", state.endEmitted, state.length);
		if (!state.endEmitted && state.length === 0) {
			state.endEmitted = true;
			stream.readable = false;
			stream.emit("end");
			if (state.autoDestroy) {
				var wState = stream._writableState;
				if (!wState || wState.autoDestroy && wState.finished) stream.destroy();
			}
		}
	}
	if (typeof Symbol === "function") Readable.from = function(iterable, opts) {
		if (from === void 0) from = require_from();
		return from(Readable, iterable, opts);
	};
	function indexOf(xs, x) {
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
}));
// node_modules/readable-stream/lib/_stream_transform.js
var require__stream_transform = __commonJSMin(((exports, module) => {
	module.exports = Transform;
	var _require$codes = require_errors().codes;
	var ERR_METHOD_NOT_IMPLEMENTED = _require$codes.ERR_METHOD_NOT_IMPLEMENTED;
	var ERR_MULTIPLE_CALLBACK = _require$codes.ERR_MULTIPLE_CALLBACK;
	var ERR_TRANSFORM_ALREADY_TRANSFORMING = _require$codes.ERR_TRANSFORM_ALREADY_TRANSFORMING;
	var ERR_TRANSFORM_WITH_LENGTH_0 = _require$codes.ERR_TRANSFORM_WITH_LENGTH_0;
	var Duplex = require__stream_duplex();
	require_inherits()(Transform, Duplex);
	function afterTransform(er, data) {
		var ts = this._transformState;
		ts.transforming = false;
		var cb = ts.writecb;
		if (cb === null) return this.emit("error", new ERR_MULTIPLE_CALLBACK());
		ts.writechunk = null;
		ts.writecb = null;
		if (data != null) this.push(data);
		cb(er);
		var rs = this._readableState;
		rs.reading = false;
		if (rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
	}
	function Transform(options) {
		if (!(this instanceof Transform)) return new Transform(options);
		Duplex.call(this, options);
		this._transformState = {
			afterTransform: afterTransform.bind(this),
			needTransform: false,
			transforming: false,
			writecb: null,
			writechunk: null,
			writeencoding: null
		};
		this._readableState.needReadable = true;
		this._readableState.sync = false;
		if (options) {
			if (typeof options.transform === "function") this._transform = options.transform;
			if (typeof options.flush === "function") this._flush = options.flush;
		}
		this.on("prefinish", prefinish);
	}
	function prefinish() {
		var _this = this;
		if (typeof this._flush === "function" && !this._readableState.destroyed) this._flush(function(er, data) {
			done(_this, er, data);
		});
		else done(this, null, null);
	}
	Transform.prototype.push = function(chunk, encoding) {
		this._transformState.needTransform = false;
		return Duplex.prototype.push.call(this, chunk, encoding);
	};
	Transform.prototype._transform = function(chunk, encoding, cb) {
		cb(new ERR_METHOD_NOT_IMPLEMENTED("_transform()"));
	};
	Transform.prototype._write = function(chunk, encoding, cb) {
		var ts = this._transformState;
		ts.writecb = cb;
		ts.writechunk = chunk;
		ts.writeencoding = encoding;
		if (!ts.transforming) {
			var rs = this._readableState;
			if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
		}
	};
	Transform.prototype._read = function(n) {
		var ts = this._transformState;
		if (ts.writechunk !== null && !ts.transforming) {
			ts.transforming = true;
			this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
		} else ts.needTransform = true;
	};
	Transform.prototype._destroy = function(err, cb) {
		Duplex.prototype._destroy.call(this, err, function(err2) {
			cb(err2);
		});
	};
	function done(stream, er, data) {
		if (er) return stream.emit("error", er);
		if (data != null) stream.push(data);
		if (stream._writableState.length) throw new ERR_TRANSFORM_WITH_LENGTH_0();
		if (stream._transformState.transforming) throw new ERR_TRANSFORM_ALREADY_TRANSFORMING();
		return stream.push(null);
	}
}));
// node_modules/readable-stream/lib/_stream_passthrough.js
var require__stream_passthrough = __commonJSMin(((exports, module) => {
	module.exports = PassThrough;
	var Transform = require__stream_transform();
	require_inherits()(PassThrough, Transform);
	function PassThrough(options) {
		if (!(this instanceof PassThrough)) return new PassThrough(options);
		Transform.call(this, options);
	}
	PassThrough.prototype._transform = function(chunk, encoding, cb) {
		cb(null, chunk);
	};
}));
// node_modules/readable-stream/lib/internal/streams/pipeline.js
var require_pipeline = __commonJSMin(((exports, module) => {
	var eos;
	function once(callback) {
		var called = false;
		return function() {
			if (called) return;
			called = true;
			callback.apply(void 0, arguments);
		};
	}
	var _require$codes = require_errors().codes;
	var ERR_MISSING_ARGS = _require$codes.ERR_MISSING_ARGS;
	var ERR_STREAM_DESTROYED = _require$codes.ERR_STREAM_DESTROYED;
	function noop(err) {
		if (err) throw err;
	}
	function isRequest(stream) {
		return stream.setHeader && typeof stream.abort === "function";
	}
	function destroyer(stream, reading, writing, callback) {
		callback = once(callback);
		var closed = false;
		stream.on("close", function() {
			closed = true;
		});
		if (eos === void 0) eos = require_end_of_stream$1();
		eos(stream, {
			readable: reading,
			writable: writing
		}, function(err) {
			if (err) return callback(err);
			closed = true;
			callback();
		});
		var destroyed = false;
		return function(err) {
			if (closed) return;
			if (destroyed) return;
			destroyed = true;
			if (isRequest(stream)) return stream.abort();
			if (typeof stream.destroy === "function") return stream.destroy();
			callback(err || new ERR_STREAM_DESTROYED("pipe"));
		};
	}
	function call(fn) {
		fn();
	}
	function pipe(from, to) {
		return from.pipe(to);
	}
	function popCallback(streams) {
		if (!streams.length) return noop;
		if (typeof streams[streams.length - 1] !== "function") return noop;
		return streams.pop();
	}
	function pipeline() {
		for (var _len = arguments.length, streams = new Array(_len), _key = 0; _key < _len; _key++) streams[_key] = arguments[_key];
		var callback = popCallback(streams);
		if (Array.isArray(streams[0])) streams = streams[0];
		if (streams.length < 2) throw new ERR_MISSING_ARGS("streams");
		var error;
		var destroys = streams.map(function(stream, i) {
			var reading = i < streams.length - 1;
			return destroyer(stream, reading, i > 0, function(err) {
				if (!error) error = err;
				if (err) destroys.forEach(call);
				if (reading) return;
				destroys.forEach(call);
				callback(error);
			});
		});
		return streams.reduce(pipe);
	}
	module.exports = pipeline;
}));
// node_modules/readable-stream/readable.js
var require_readable = __commonJSMin(((exports, module) => {
	var Stream = __require("stream");
	if (process.env.READABLE_STREAM === "disable" && Stream) {
		module.exports = Stream.Readable;
		Object.assign(module.exports, Stream);
		module.exports.Stream = Stream;
	} else {
		exports = module.exports = require__stream_readable();
		exports.Stream = Stream || exports;
		exports.Readable = exports;
		exports.Writable = require__stream_writable();
		exports.Duplex = require__stream_duplex();
		exports.Transform = require__stream_transform();
		exports.PassThrough = require__stream_passthrough();
		exports.finished = require_end_of_stream$1();
		exports.pipeline = require_pipeline();
	}
}));
// node_modules/docker-modem/lib/http_duplex.js
var require_http_duplex = __commonJSMin(((exports, module) => {
	module.exports = HttpDuplex;
	var util = __require("util");
	var stream = require_readable();
	util.inherits(HttpDuplex, stream.Duplex);
	function HttpDuplex(req, res, options) {
		var self = this;
		if (!(self instanceof HttpDuplex)) return new HttpDuplex(req, res, options);
		stream.Duplex.call(self, options);
		self._output = null;
		self.connect(req, res);
	}
	HttpDuplex.prototype.connect = function(req, res) {
		var self = this;
		self.req = req;
		self._output = res;
		self.emit("response", res);
		res.on("data", function(c) {
			if (!self.push(c)) self._output.pause();
		});
		res.on("end", function() {
			self.push(null);
		});
	};
	HttpDuplex.prototype._read = function(n) {
		if (this._output) this._output.resume();
	};
	HttpDuplex.prototype._write = function(chunk, encoding, cb) {
		this.req.write(chunk, encoding);
		cb();
	};
	HttpDuplex.prototype.end = function(chunk, encoding, cb) {
		this._output.socket.destroySoon();
		return this.req.end(chunk, encoding, cb);
	};
	HttpDuplex.prototype.destroy = function() {
		this.req.destroy();
		this._output.socket.destroy();
	};
	HttpDuplex.prototype.destroySoon = function() {
		this.req.destroy();
		this._output.socket.destroy();
	};
}));
// node_modules/ms/index.js
var require_ms = __commonJSMin(((exports, module) => {
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = __commonJSMin(((exports, module) => {
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		createDebug.names = [];
		createDebug.skips = [];
		createDebug.formatters = {};
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));
// node_modules/debug/src/browser.js
var require_browser = __commonJSMin(((exports, module) => {
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	exports.log = console.debug || console.log || (() => {});
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/has-flag/index.js
var require_has_flag = __commonJSMin(((exports, module) => {
	module.exports = (flag, argv = process.argv) => {
		const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
		const position = argv.indexOf(prefix + flag);
		const terminatorPosition = argv.indexOf("--");
		return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
	};
}));
// node_modules/supports-color/index.js
var require_supports_color = __commonJSMin(((exports, module) => {
	const os = __require("os");
	const tty = __require("tty");
	const hasFlag = require_has_flag();
	const { env } = process;
	let forceColor;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) forceColor = 0;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = 1;
	if ("FORCE_COLOR" in env) {
		if (env.FORCE_COLOR === "true") forceColor = 1;
		else if (env.FORCE_COLOR === "false") forceColor = 0;
		else forceColor = env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3);
	}
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(haveStream, streamIsTTY) {
		if (forceColor === 0) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
		const min = forceColor || 0;
		if (env.TERM === "dumb") return min;
		if (process.platform === "win32") {
			const osRelease = os.release().split(".");
			if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI",
				"GITHUB_ACTIONS",
				"BUILDKITE"
			].some((sign) => sign in env) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if (env.COLORTERM === "truecolor") return 3;
		if ("TERM_PROGRAM" in env) {
			const version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream, stream && stream.isTTY));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: translateLevel(supportsColor(true, tty.isatty(1))),
		stderr: translateLevel(supportsColor(true, tty.isatty(2)))
	};
}));
// node_modules/debug/src/node.js
var require_node$1 = __commonJSMin(((exports, module) => {
	const tty = __require("tty");
	const util = __require("util");
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = require_supports_color();
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return new Date().toISOString() + " ";
	}
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	function load() {
		return process.env.DEBUG;
	}
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
// node_modules/debug/src/index.js
var require_src = __commonJSMin(((exports, module) => {
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node$1();
}));
// node_modules/split-ca/index.js
var require_split_ca = __commonJSMin(((exports, module) => {
	var fs = __require("fs");
	module.exports = function(filepath, split, encoding) {
		split = typeof split !== "undefined" ? split : "\n";
		encoding = typeof encoding !== "undefined" ? encoding : "utf8";
		var ca = [];
		var chain = fs.readFileSync(filepath, encoding);
		if (chain.indexOf("-END CERTIFICATE-") < 0 || chain.indexOf("-BEGIN CERTIFICATE-") < 0) throw Error("File does not contain 'BEGIN CERTIFICATE' or 'END CERTIFICATE'");
		chain = chain.split(split);
		var cert = [];
		var _i = 0, _len = chain.length;
		for (; _i < _len; _i++) {
			var line = chain[_i];
			if (!(line.length !== 0)) continue;
			cert.push(line);
			if (line.match(/-END CERTIFICATE-/)) {
				ca.push(cert.join(split));
				cert = [];
			}
		}
		return ca;
	};
}));
// node_modules/docker-modem/lib/modem.js
var require_modem = __commonJSMin(((exports, module) => {
	var querystring = __require("querystring");
	var http = require_http();
	var fs = __require("fs");
	var path = __require("path");
	var url = __require("url");
	var ssh = require_ssh();
	var HttpDuplex = require_http_duplex();
	var debug = require_src()("modem");
	var utils = require_utils();
	var util = __require("util");
	var splitca = require_split_ca();
	var os = __require("os");
	var isWin = os.type() === "Windows_NT";
	var stream = __require("stream");
	var defaultOpts = function() {
		var host;
		var opts = {};
		if (!process.env.DOCKER_HOST) opts.socketPath = isWin ? "//./pipe/docker_engine" : findDefaultUnixSocket;
		else if (process.env.DOCKER_HOST.indexOf("unix://") === 0) opts.socketPath = process.env.DOCKER_HOST.substring(7) || findDefaultUnixSocket;
		else if (process.env.DOCKER_HOST.indexOf("npipe://") === 0) opts.socketPath = process.env.DOCKER_HOST.substring(8) || "//./pipe/docker_engine";
		else {
			var hostStr = process.env.DOCKER_HOST;
			if (hostStr.indexOf("//") < 0) hostStr = "tcp://" + hostStr;
			try {
				host = new url.URL(hostStr);
			} catch (err) {
				throw new Error("DOCKER_HOST env variable should be something like tcp://localhost:1234");
			}
			opts.port = host.port;
			if (process.env.DOCKER_TLS_VERIFY === "1" || opts.port === "2376") opts.protocol = "https";
			else if (host.protocol === "ssh:") {
				opts.protocol = "ssh";
				opts.username = host.username;
				opts.sshOptions = { agent: process.env.SSH_AUTH_SOCK };
			} else opts.protocol = "http";
			if (process.env.DOCKER_PATH_PREFIX) opts.pathPrefix = process.env.DOCKER_PATH_PREFIX;
			else opts.pathPrefix = "/";
			opts.host = host.hostname;
			if (process.env.DOCKER_CERT_PATH) {
				opts.ca = splitca(path.join(process.env.DOCKER_CERT_PATH, "ca.pem"));
				opts.cert = fs.readFileSync(path.join(process.env.DOCKER_CERT_PATH, "cert.pem"));
				opts.key = fs.readFileSync(path.join(process.env.DOCKER_CERT_PATH, "key.pem"));
			}
			if (process.env.DOCKER_CLIENT_TIMEOUT) opts.timeout = parseInt(process.env.DOCKER_CLIENT_TIMEOUT, 10);
		}
		return opts;
	};
	var findDefaultUnixSocket = function() {
		return new Promise(function(resolve) {
			var userDockerSocket = path.join(os.homedir(), ".docker", "run", "docker.sock");
			fs.access(userDockerSocket, function(err) {
				if (err) resolve("/var/run/docker.sock");
				else resolve(userDockerSocket);
			});
		});
	};
	var Modem = function(options) {
		var optDefaults = defaultOpts();
		var opts = Object.assign({}, optDefaults, options);
		this.host = opts.host;
		if (!this.host) this.socketPath = opts.socketPath;
		this.port = opts.port;
		this.pathPrefix = opts.pathPrefix;
		this.username = opts.username;
		this.password = opts.password;
		this.version = opts.version;
		this.key = opts.key;
		this.cert = opts.cert;
		this.ca = opts.ca;
		this.timeout = opts.timeout;
		this.connectionTimeout = opts.connectionTimeout;
		this.checkServerIdentity = opts.checkServerIdentity;
		this.agent = opts.agent;
		this.headers = opts.headers || {};
		this.sshOptions = Object.assign({}, options ? options.sshOptions : {}, optDefaults.sshOptions);
		if (this.sshOptions.agentForward === void 0) this.sshOptions.agentForward = opts.agentForward;
		if (this.key && this.cert && this.ca) this.protocol = "https";
		this.protocol = opts.protocol || this.protocol || "http";
	};
	Modem.prototype.dial = function(options, callback) {
		var opts, address, data;
		if (options.options) opts = options.options;
		if (opts && opts.authconfig) delete opts.authconfig;
		if (opts && opts.abortSignal) delete opts.abortSignal;
		if (this.version) options.path = "/" + this.version + options.path;
		if (this.host) {
			var parsed = url.parse(this.host);
			address = url.format({
				protocol: parsed.protocol || this.protocol,
				hostname: parsed.hostname || this.host,
				port: this.port,
				pathname: parsed.pathname || this.pathPrefix
			});
			address = url.resolve(address, options.path);
		} else address = options.path;
		if (options.path.indexOf("?") !== -1) {
			if (opts && Object.keys(opts).length > 0) address += this.buildQuerystring(opts._query || opts);
			else address = address.substring(0, address.length - 1);
		}
		var optionsf = {
			path: address,
			method: options.method,
			headers: options.headers || Object.assign({}, this.headers),
			key: this.key,
			cert: this.cert,
			ca: this.ca
		};
		if (this.checkServerIdentity) optionsf.checkServerIdentity = this.checkServerIdentity;
		if (this.agent) optionsf.agent = this.agent;
		if (options.authconfig) optionsf.headers["X-Registry-Auth"] = options.authconfig.key || options.authconfig.base64 || Buffer.from(JSON.stringify(options.authconfig)).toString("base64").replace(/\+/g, "-").replace(/\//g, "_");
		if (options.registryconfig) optionsf.headers["X-Registry-Config"] = options.registryconfig.base64 || Buffer.from(JSON.stringify(options.registryconfig)).toString("base64");
		if (options.abortSignal) optionsf.signal = options.abortSignal;
		if (options.file) {
			if (typeof options.file === "string") data = fs.createReadStream(path.resolve(options.file));
			else data = options.file;
			optionsf.headers["Content-Type"] = options?.headers?.["Content-Type"] ?? "application/tar";
		} else if (opts && options.method === "POST") {
			data = JSON.stringify(opts._body || opts);
			if (options.allowEmpty) optionsf.headers["Content-Type"] = options?.headers?.["Content-Type"] ?? "application/json";
			else if (data !== "{}" && data !== "\"\"") optionsf.headers["Content-Type"] = options?.headers?.["Content-Type"] ?? "application/json";
			else data = void 0;
		}
		if (typeof data === "string") optionsf.headers["Content-Length"] = Buffer.byteLength(data);
		else if (Buffer.isBuffer(data) === true) optionsf.headers["Content-Length"] = data.length;
		else if (optionsf.method === "PUT" || options.hijack || options.openStdin) optionsf.headers["Transfer-Encoding"] = "chunked";
		if (options.hijack) {
			optionsf.headers.Connection = "Upgrade";
			optionsf.headers.Upgrade = optionsf.headers.Upgrade ?? "tcp";
		}
		if (this.socketPath) this.getSocketPath().then((socketPath) => {
			optionsf.socketPath = socketPath;
			this.buildRequest(optionsf, options, data, callback);
		});
		else {
			var urlp = url.parse(address);
			optionsf.hostname = urlp.hostname;
			optionsf.port = urlp.port;
			optionsf.path = urlp.path;
			this.buildRequest(optionsf, options, data, callback);
		}
	};
	Modem.prototype.getSocketPath = function() {
		if (!this.socketPath) return;
		if (this.socketPathCache) return Promise.resolve(this.socketPathCache);
		var socketPathValue = typeof this.socketPath === "function" ? this.socketPath() : this.socketPath;
		this.socketPathCache = socketPathValue;
		return Promise.resolve(socketPathValue);
	};
	Modem.prototype.buildRequest = function(options, context, data, callback) {
		var self = this;
		var connectionTimeoutTimer;
		var finished = false;
		var opts = self.protocol === "ssh" ? Object.assign(options, {
			agent: ssh(Object.assign({}, self.sshOptions, {
				"host": self.host,
				"port": self.port,
				"username": self.username,
				"password": self.password
			})),
			protocol: "http:"
		}) : options;
		var req = null;
		try {
			req = http[self.protocol === "ssh" ? "http" : self.protocol].request(opts, function() {});
		} catch (e) {
			callback(e);
			return;
		}
		debug("Sending: %s", util.inspect(options, {
			showHidden: true,
			depth: null
		}));
		if (self.connectionTimeout) connectionTimeoutTimer = setTimeout(function() {
			debug("Connection Timeout of %s ms exceeded", self.connectionTimeout);
			req.destroy();
		}, self.connectionTimeout);
		if (self.timeout) {
			req.setTimeout(self.timeout);
			req.on("timeout", function() {
				debug("Timeout of %s ms exceeded", self.timeout);
				req.destroy();
			});
		}
		if (context.hijack === true) {
			clearTimeout(connectionTimeoutTimer);
			req.on("upgrade", function(res, sock, head) {
				if (finished === false) {
					finished = true;
					if (head.length > 0) sock.unshift(head);
					return callback(null, sock);
				}
			});
		}
		req.on("connect", function() {
			clearTimeout(connectionTimeoutTimer);
		});
		req.on("disconnect", function() {
			clearTimeout(connectionTimeoutTimer);
		});
		req.on("response", function(res) {
			clearTimeout(connectionTimeoutTimer);
			if (context.isStream === true) {
				if (finished === false) {
					finished = true;
					self.buildPayload(null, context.isStream, context.statusCodes, context.openStdin, req, res, null, callback);
				}
			} else {
				if (options.signal != null) stream.addAbortSignal(options.signal, res);
				var chunks = [];
				res.on("data", function(chunk) {
					chunks.push(chunk);
				});
				res.on("end", function() {
					var buffer = Buffer.concat(chunks);
					var result = buffer.toString();
					debug("Received: %s", result);
					var json = utils.parseJSON(result) || buffer;
					if (finished === false) {
						finished = true;
						self.buildPayload(null, context.isStream, context.statusCodes, false, req, res, json, callback);
					}
				});
			}
		});
		req.on("error", function(error) {
			clearTimeout(connectionTimeoutTimer);
			if (finished === false) {
				finished = true;
				self.buildPayload(error, context.isStream, context.statusCodes, false, {}, {}, null, callback);
			}
		});
		if (typeof data === "string" || Buffer.isBuffer(data)) req.write(data);
		else if (data) {
			data.on("error", function(error) {
				req.destroy(error);
			});
			data.pipe(req);
		}
		if (!context.openStdin && (typeof data === "string" || data === void 0 || Buffer.isBuffer(data))) req.end();
	};
	Modem.prototype.buildPayload = function(err, isStream, statusCodes, openStdin, req, res, json, cb) {
		if (err) return cb(err, null);
		if (statusCodes[res.statusCode] !== true) getCause(isStream, res, json, function(err, cause) {
			if (err) return cb(err, null);
			var msg = new Error("(HTTP code " + res.statusCode + ") " + (statusCodes[res.statusCode] || "unexpected") + " - " + (cause.message || cause.error || cause) + " ");
			msg.reason = statusCodes[res.statusCode];
			msg.statusCode = res.statusCode;
			msg.json = json;
			cb(msg, null);
		});
		else if (openStdin) cb(null, new HttpDuplex(req, res));
		else if (isStream) cb(null, res);
		else cb(null, json);
		function getCause(isStream, res, json, callback) {
			var chunks = "";
			var done = false;
			if (isStream) {
				res.on("data", function(chunk) {
					chunks += chunk;
				});
				res.on("error", function(err) {
					handler(err, null);
				});
				res.on("end", function() {
					handler(null, utils.parseJSON(chunks) || chunks);
				});
			} else callback(null, json);
			function handler(err, data) {
				if (done === false) {
					if (err) callback(err);
					else callback(null, data);
				}
				done = true;
			}
		}
	};
	Modem.prototype.demuxStream = function(streama, stdout, stderr) {
		var pendingStreamType = null;
		var pendingDataLength = null;
		var buffer = Buffer.from("");
		function processData(data) {
			if (data) buffer = Buffer.concat([buffer, data]);
			if (pendingStreamType === null) {
				if (buffer.length >= 8) {
					var header = bufferSlice(8);
					var streamType = header.readUInt8(0);
					var dataLength = header.readUInt32BE(4);
					if (streamType !== 0 && streamType !== 1 && streamType !== 2) {
						var remaining = Buffer.concat([header, buffer]);
						stdout.write(remaining);
						buffer = Buffer.from("");
						pendingStreamType = null;
						pendingDataLength = null;
						streama.removeListener("data", processData);
						streama.on("data", function(chunk) {
							stdout.write(chunk);
						});
						return;
					}
					pendingStreamType = streamType;
					pendingDataLength = dataLength;
					processData();
				}
			} else if (buffer.length >= pendingDataLength) {
				var content = bufferSlice(pendingDataLength);
				if (pendingStreamType === 1) stdout.write(content);
				else stderr.write(content);
				pendingStreamType = null;
				pendingDataLength = null;
				processData();
			}
		}
		function bufferSlice(end) {
			var out = buffer.subarray(0, end);
			buffer = Buffer.from(buffer.subarray(end, buffer.length));
			return out;
		}
		streama.on("data", processData);
	};
	Modem.prototype.followProgress = function(streama, onFinished, onProgress) {
		var buf = "";
		var output = [];
		var finished = false;
		streama.on("data", onStreamEvent);
		streama.on("error", onStreamError);
		streama.on("end", onStreamEnd);
		streama.on("close", onStreamEnd);
		function onStreamEvent(data) {
			buf += data.toString();
			pump();
			function pump() {
				var pos;
				while ((pos = buf.indexOf("\n")) >= 0) {
					if (pos == 0) {
						buf = buf.slice(1);
						continue;
					}
					processLine(buf.slice(0, pos));
					buf = buf.slice(pos + 1);
				}
			}
			function processLine(line) {
				if (line[line.length - 1] == "\r") line = line.substr(0, line.length - 1);
				if (line.length > 0) {
					var obj = JSON.parse(line);
					output.push(obj);
					if (onProgress) onProgress(obj);
				}
			}
		}
		function onStreamError(err) {
			finished = true;
			streama.removeListener("data", onStreamEvent);
			streama.removeListener("error", onStreamError);
			streama.removeListener("end", onStreamEnd);
			streama.removeListener("close", onStreamEnd);
			onFinished(err, output);
		}
		function onStreamEnd() {
			if (!finished) onFinished(null, output);
			finished = true;
		}
	};
	Modem.prototype.buildQuerystring = function(opts) {
		var clone = {};
		Object.keys(opts).map(function(key, i) {
			if (opts[key] && typeof opts[key] === "object" && !Array.isArray(opts[key])) clone[key] = JSON.stringify(opts[key]);
			else clone[key] = opts[key];
		});
		return querystring.stringify(clone);
	};
	module.exports = Modem;
}));
// node_modules/@balena/dockerignore/ignore.js
var require_ignore = __commonJSMin(((exports, module) => {
	const path = __require("path");
	const factory = (options) => new IgnoreBase(options);
	factory.default = factory;
	module.exports = factory;
	function make_array(subject) {
		return Array.isArray(subject) ? subject : [subject];
	}
	const REGEX_TRAILING_PATH_SEP = path.sep === "\\" ? /(?<=.)\\$/ : /(?<=.)\/$/;
	const KEY_IGNORE = typeof Symbol !== "undefined" ? Symbol.for("dockerignore") : "dockerignore";
	function cleanPath(file) {
		return path.normalize(file).replace(REGEX_TRAILING_PATH_SEP, "");
	}
	function toSlash(file) {
		if (path.sep === "/") return file;
		return file.replace(/\\/g, "/");
	}
	function fromSlash(file) {
		if (path.sep === "/") return file;
		return file.replace(/\//g, path.sep);
	}
	var IgnoreBase = class {
		constructor({ ignorecase = true } = {}) {
			this._rules = [];
			this._ignorecase = ignorecase;
			this[KEY_IGNORE] = true;
			this._initCache();
		}
		_initCache() {
			this._cache = {};
		}
		add(pattern) {
			this._added = false;
			if (typeof pattern === "string") pattern = pattern.split(/\r?\n/g);
			make_array(pattern).forEach(this._addPattern, this);
			if (this._added) this._initCache();
			return this;
		}
		addPattern(pattern) {
			return this.add(pattern);
		}
		_addPattern(pattern) {
			if (pattern && pattern[KEY_IGNORE]) {
				this._rules = this._rules.concat(pattern._rules);
				this._added = true;
				return;
			}
			if (this._checkPattern(pattern)) {
				const rule = this._createRule(pattern.trim());
				if (rule !== null) {
					this._added = true;
					this._rules.push(rule);
				}
			}
		}
		_checkPattern(pattern) {
			return pattern && typeof pattern === "string" && pattern.indexOf("#") !== 0 && pattern.trim() !== "";
		}
		filter(paths) {
			return make_array(paths).filter((path) => this._filter(path));
		}
		createFilter() {
			return (path) => this._filter(path);
		}
		ignores(path) {
			return !this._filter(path);
		}
		_createRule(pattern) {
			const origin = pattern;
			let negative = false;
			if (pattern[0] === "!") {
				negative = true;
				pattern = pattern.substring(1).trim();
			}
			if (pattern.length > 0) {
				pattern = cleanPath(pattern);
				pattern = toSlash(pattern);
				if (pattern.length > 1 && pattern[0] === "/") pattern = pattern.slice(1);
			}
			if (negative) pattern = "!" + pattern;
			pattern = pattern.trim();
			if (pattern === "") return null;
			pattern = cleanPath(pattern);
			if (pattern[0] === "!") {
				if (pattern.length === 1) return null;
				negative = true;
				pattern = pattern.substring(1);
			} else negative = false;
			return {
				origin,
				pattern,
				dirs: pattern.split(path.sep),
				negative
			};
		}
		_filter(path) {
			if (!path) return false;
			if (path in this._cache) return this._cache[path];
			return this._cache[path] = this._test(path);
		}
		_test(file) {
			file = fromSlash(file);
			const parentPath = cleanPath(path.dirname(file));
			const parentPathDirs = parentPath.split(path.sep);
			let matched = false;
			this._rules.forEach((rule) => {
				let match = this._match(file, rule);
				if (!match && parentPath !== ".") {
					if (rule.dirs.includes("**")) for (let i = rule.dirs.filter((x) => x !== "**").length; i <= parentPathDirs.length; i++) match = match || this._match(parentPathDirs.slice(0, i).join(path.sep), rule);
					else if (rule.dirs.length <= parentPathDirs.length) match = this._match(parentPathDirs.slice(0, rule.dirs.length).join(path.sep), rule);
				}
				if (match) matched = !rule.negative;
			});
			return !matched;
		}
		_match(file, rule) {
			return this._compile(rule).regexp.test(file);
		}
		_compile(rule) {
			if (rule.regexp) return rule;
			let regStr = "^";
			let escapedSlash = path.sep === "\\" ? "\\\\" : path.sep;
			for (let i = 0; i < rule.pattern.length; i++) {
				const ch = rule.pattern[i];
				if (ch === "*") {
					if (rule.pattern[i + 1] === "*") {
						i++;
						if (rule.pattern[i + 1] === path.sep) i++;
						if (rule.pattern[i + 1] === void 0) regStr += ".*";
						else regStr += `(.*${escapedSlash})?`;
					} else regStr += `[^${escapedSlash}]*`;
				} else if (ch === "?") regStr += `[^${escapedSlash}]`;
				else if (ch === "." || ch === "$") regStr += `\\${ch}`;
				else if (ch === "\\") {
					if (path.sep === "\\") {
						regStr += escapedSlash;
						continue;
					}
					if (rule.pattern[i + 1] !== void 0) {
						regStr += "\\" + rule.pattern[i + 1];
						i++;
					} else regStr += "\\";
				} else regStr += ch;
			}
			regStr += "$";
			rule.regexp = new RegExp(regStr, this._ignorecase ? "i" : "");
			return rule;
		}
	};
}));
// node_modules/chownr/chownr.js
var require_chownr = __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const path = __require("path");
	const LCHOWN = fs.lchown ? "lchown" : "chown";
	const LCHOWNSYNC = fs.lchownSync ? "lchownSync" : "chownSync";
	const needEISDIRHandled = fs.lchown && !process.version.match(/v1[1-9]+\./) && !process.version.match(/v10\.[6-9]/);
	const lchownSync = (path, uid, gid) => {
		try {
			return fs[LCHOWNSYNC](path, uid, gid);
		} catch (er) {
			if (er.code !== "ENOENT") throw er;
		}
	};
	const chownSync = (path, uid, gid) => {
		try {
			return fs.chownSync(path, uid, gid);
		} catch (er) {
			if (er.code !== "ENOENT") throw er;
		}
	};
	const handleEISDIR = needEISDIRHandled ? (path, uid, gid, cb) => (er) => {
		if (!er || er.code !== "EISDIR") cb(er);
		else fs.chown(path, uid, gid, cb);
	} : (_, __, ___, cb) => cb;
	const handleEISDirSync = needEISDIRHandled ? (path, uid, gid) => {
		try {
			return lchownSync(path, uid, gid);
		} catch (er) {
			if (er.code !== "EISDIR") throw er;
			chownSync(path, uid, gid);
		}
	} : (path, uid, gid) => lchownSync(path, uid, gid);
	const nodeVersion = process.version;
	let readdir = (path, options, cb) => fs.readdir(path, options, cb);
	let readdirSync = (path, options) => fs.readdirSync(path, options);
	if (/^v4\./.test(nodeVersion)) readdir = (path, options, cb) => fs.readdir(path, cb);
	const chown = (cpath, uid, gid, cb) => {
		fs[LCHOWN](cpath, uid, gid, handleEISDIR(cpath, uid, gid, (er) => {
			cb(er && er.code !== "ENOENT" ? er : null);
		}));
	};
	const chownrKid = (p, child, uid, gid, cb) => {
		if (typeof child === "string") return fs.lstat(path.resolve(p, child), (er, stats) => {
			if (er) return cb(er.code !== "ENOENT" ? er : null);
			stats.name = child;
			chownrKid(p, stats, uid, gid, cb);
		});
		if (child.isDirectory()) chownr(path.resolve(p, child.name), uid, gid, (er) => {
			if (er) return cb(er);
			const cpath = path.resolve(p, child.name);
			chown(cpath, uid, gid, cb);
		});
		else {
			const cpath = path.resolve(p, child.name);
			chown(cpath, uid, gid, cb);
		}
	};
	const chownr = (p, uid, gid, cb) => {
		readdir(p, { withFileTypes: true }, (er, children) => {
			if (er) {
				if (er.code === "ENOENT") return cb();
				else if (er.code !== "ENOTDIR" && er.code !== "ENOTSUP") return cb(er);
			}
			if (er || !children.length) return chown(p, uid, gid, cb);
			let len = children.length;
			let errState = null;
			const then = (er) => {
				if (errState) return;
				if (er) return cb(errState = er);
				if (--len === 0) return chown(p, uid, gid, cb);
			};
			children.forEach((child) => chownrKid(p, child, uid, gid, then));
		});
	};
	const chownrKidSync = (p, child, uid, gid) => {
		if (typeof child === "string") try {
			const stats = fs.lstatSync(path.resolve(p, child));
			stats.name = child;
			child = stats;
		} catch (er) {
			if (er.code === "ENOENT") return;
			else throw er;
		}
		if (child.isDirectory()) chownrSync(path.resolve(p, child.name), uid, gid);
		handleEISDirSync(path.resolve(p, child.name), uid, gid);
	};
	const chownrSync = (p, uid, gid) => {
		let children;
		try {
			children = readdirSync(p, { withFileTypes: true });
		} catch (er) {
			if (er.code === "ENOENT") return;
			else if (er.code === "ENOTDIR" || er.code === "ENOTSUP") return handleEISDirSync(p, uid, gid);
			else throw er;
		}
		if (children && children.length) children.forEach((child) => chownrKidSync(p, child, uid, gid));
		return handleEISDirSync(p, uid, gid);
	};
	module.exports = chownr;
	chownr.sync = chownrSync;
}));
// node_modules/bl/BufferList.js
var require_BufferList = __commonJSMin(((exports, module) => {
	const { Buffer } = __require("buffer");
	const symbol = Symbol.for("BufferList");
	function BufferList(buf) {
		if (!(this instanceof BufferList)) return new BufferList(buf);
		BufferList._init.call(this, buf);
	}
	BufferList._init = function _init(buf) {
		Object.defineProperty(this, symbol, { value: true });
		this._bufs = [];
		this.length = 0;
		if (buf) this.append(buf);
	};
	BufferList.prototype._new = function _new(buf) {
		return new BufferList(buf);
	};
	BufferList.prototype._offset = function _offset(offset) {
		if (offset === 0) return [0, 0];
		let tot = 0;
		for (let i = 0; i < this._bufs.length; i++) {
			const _t = tot + this._bufs[i].length;
			if (offset < _t || i === this._bufs.length - 1) return [i, offset - tot];
			tot = _t;
		}
	};
	BufferList.prototype._reverseOffset = function(blOffset) {
		const bufferId = blOffset[0];
		let offset = blOffset[1];
		for (let i = 0; i < bufferId; i++) offset += this._bufs[i].length;
		return offset;
	};
	BufferList.prototype.get = function get(index) {
		if (index > this.length || index < 0) return;
		const offset = this._offset(index);
		return this._bufs[offset[0]][offset[1]];
	};
	BufferList.prototype.slice = function slice(start, end) {
		if (typeof start === "number" && start < 0) start += this.length;
		if (typeof end === "number" && end < 0) end += this.length;
		return this.copy(null, 0, start, end);
	};
	BufferList.prototype.copy = function copy(dst, dstStart, srcStart, srcEnd) {
		if (typeof srcStart !== "number" || srcStart < 0) srcStart = 0;
		if (typeof srcEnd !== "number" || srcEnd > this.length) srcEnd = this.length;
		if (srcStart >= this.length) return dst || Buffer.alloc(0);
		if (srcEnd <= 0) return dst || Buffer.alloc(0);
		const copy = !!dst;
		const off = this._offset(srcStart);
		const len = srcEnd - srcStart;
		let bytes = len;
		let bufoff = copy && dstStart || 0;
		let start = off[1];
		if (srcStart === 0 && srcEnd === this.length) {
			if (!copy) return this._bufs.length === 1 ? this._bufs[0] : Buffer.concat(this._bufs, this.length);
			for (let i = 0; i < this._bufs.length; i++) {
				this._bufs[i].copy(dst, bufoff);
				bufoff += this._bufs[i].length;
			}
			return dst;
		}
		if (bytes <= this._bufs[off[0]].length - start) return copy ? this._bufs[off[0]].copy(dst, dstStart, start, start + bytes) : this._bufs[off[0]].slice(start, start + bytes);
		if (!copy) dst = Buffer.allocUnsafe(len);
		for (let i = off[0]; i < this._bufs.length; i++) {
			const l = this._bufs[i].length - start;
			if (bytes > l) {
				this._bufs[i].copy(dst, bufoff, start);
				bufoff += l;
			} else {
				this._bufs[i].copy(dst, bufoff, start, start + bytes);
				bufoff += l;
				break;
			}
			bytes -= l;
			if (start) start = 0;
		}
		if (dst.length > bufoff) return dst.slice(0, bufoff);
		return dst;
	};
	BufferList.prototype.shallowSlice = function shallowSlice(start, end) {
		start = start || 0;
		end = typeof end !== "number" ? this.length : end;
		if (start < 0) start += this.length;
		if (end < 0) end += this.length;
		if (start === end) return this._new();
		const startOffset = this._offset(start);
		const endOffset = this._offset(end);
		const buffers = this._bufs.slice(startOffset[0], endOffset[0] + 1);
		if (endOffset[1] === 0) buffers.pop();
		else buffers[buffers.length - 1] = buffers[buffers.length - 1].slice(0, endOffset[1]);
		if (startOffset[1] !== 0) buffers[0] = buffers[0].slice(startOffset[1]);
		return this._new(buffers);
	};
	BufferList.prototype.toString = function toString(encoding, start, end) {
		return this.slice(start, end).toString(encoding);
	};
	BufferList.prototype.consume = function consume(bytes) {
		bytes = Math.trunc(bytes);
		if (Number.isNaN(bytes) || bytes <= 0) return this;
		while (this._bufs.length) if (bytes >= this._bufs[0].length) {
			bytes -= this._bufs[0].length;
			this.length -= this._bufs[0].length;
			this._bufs.shift();
		} else {
			this._bufs[0] = this._bufs[0].slice(bytes);
			this.length -= bytes;
			break;
		}
		return this;
	};
	BufferList.prototype.duplicate = function duplicate() {
		const copy = this._new();
		for (let i = 0; i < this._bufs.length; i++) copy.append(this._bufs[i]);
		return copy;
	};
	BufferList.prototype.append = function append(buf) {
		if (buf == null) return this;
		if (buf.buffer) this._appendBuffer(Buffer.from(buf.buffer, buf.byteOffset, buf.byteLength));
		else if (Array.isArray(buf)) for (let i = 0; i < buf.length; i++) this.append(buf[i]);
		else if (this._isBufferList(buf)) for (let i = 0; i < buf._bufs.length; i++) this.append(buf._bufs[i]);
		else {
			if (typeof buf === "number") buf = buf.toString();
			this._appendBuffer(Buffer.from(buf));
		}
		return this;
	};
	BufferList.prototype._appendBuffer = function appendBuffer(buf) {
		this._bufs.push(buf);
		this.length += buf.length;
	};
	BufferList.prototype.indexOf = function(search, offset, encoding) {
		if (encoding === void 0 && typeof offset === "string") {
			encoding = offset;
			offset = void 0;
		}
		if (typeof search === "function" || Array.isArray(search)) throw new TypeError("The \"value\" argument must be one of type string, Buffer, BufferList, or Uint8Array.");
		else if (typeof search === "number") search = Buffer.from([search]);
		else if (typeof search === "string") search = Buffer.from(search, encoding);
		else if (this._isBufferList(search)) search = search.slice();
		else if (Array.isArray(search.buffer)) search = Buffer.from(search.buffer, search.byteOffset, search.byteLength);
		else if (!Buffer.isBuffer(search)) search = Buffer.from(search);
		offset = Number(offset || 0);
		if (isNaN(offset)) offset = 0;
		if (offset < 0) offset = this.length + offset;
		if (offset < 0) offset = 0;
		if (search.length === 0) return offset > this.length ? this.length : offset;
		const blOffset = this._offset(offset);
		let blIndex = blOffset[0];
		let buffOffset = blOffset[1];
		for (; blIndex < this._bufs.length; blIndex++) {
			const buff = this._bufs[blIndex];
			while (buffOffset < buff.length) if (buff.length - buffOffset >= search.length) {
				const nativeSearchResult = buff.indexOf(search, buffOffset);
				if (nativeSearchResult !== -1) return this._reverseOffset([blIndex, nativeSearchResult]);
				buffOffset = buff.length - search.length + 1;
			} else {
				const revOffset = this._reverseOffset([blIndex, buffOffset]);
				if (this._match(revOffset, search)) return revOffset;
				buffOffset++;
			}
			buffOffset = 0;
		}
		return -1;
	};
	BufferList.prototype._match = function(offset, search) {
		if (this.length - offset < search.length) return false;
		for (let searchOffset = 0; searchOffset < search.length; searchOffset++) if (this.get(offset + searchOffset) !== search[searchOffset]) return false;
		return true;
	};
	(function() {
		const methods = {
			readDoubleBE: 8,
			readDoubleLE: 8,
			readFloatBE: 4,
			readFloatLE: 4,
			readInt32BE: 4,
			readInt32LE: 4,
			readUInt32BE: 4,
			readUInt32LE: 4,
			readInt16BE: 2,
			readInt16LE: 2,
			readUInt16BE: 2,
			readUInt16LE: 2,
			readInt8: 1,
			readUInt8: 1,
			readIntBE: null,
			readIntLE: null,
			readUIntBE: null,
			readUIntLE: null
		};
		for (const m in methods) (function(m) {
			if (methods[m] === null) BufferList.prototype[m] = function(offset, byteLength) {
				return this.slice(offset, offset + byteLength)[m](0, byteLength);
			};
			else BufferList.prototype[m] = function(offset = 0) {
				return this.slice(offset, offset + methods[m])[m](0);
			};
		})(m);
	})();
	BufferList.prototype._isBufferList = function _isBufferList(b) {
		return b instanceof BufferList || BufferList.isBufferList(b);
	};
	BufferList.isBufferList = function isBufferList(b) {
		return b != null && b[symbol];
	};
	module.exports = BufferList;
}));
// node_modules/bl/bl.js
var require_bl = __commonJSMin(((exports, module) => {
	const DuplexStream = require_readable().Duplex;
	const inherits = require_inherits();
	const BufferList = require_BufferList();
	function BufferListStream(callback) {
		if (!(this instanceof BufferListStream)) return new BufferListStream(callback);
		if (typeof callback === "function") {
			this._callback = callback;
			const piper = function piper(err) {
				if (this._callback) {
					this._callback(err);
					this._callback = null;
				}
			}.bind(this);
			this.on("pipe", function onPipe(src) {
				src.on("error", piper);
			});
			this.on("unpipe", function onUnpipe(src) {
				src.removeListener("error", piper);
			});
			callback = null;
		}
		BufferList._init.call(this, callback);
		DuplexStream.call(this);
	}
	inherits(BufferListStream, DuplexStream);
	Object.assign(BufferListStream.prototype, BufferList.prototype);
	BufferListStream.prototype._new = function _new(callback) {
		return new BufferListStream(callback);
	};
	BufferListStream.prototype._write = function _write(buf, encoding, callback) {
		this._appendBuffer(buf);
		if (typeof callback === "function") callback();
	};
	BufferListStream.prototype._read = function _read(size) {
		if (!this.length) return this.push(null);
		size = Math.min(size, this.length);
		this.push(this.slice(0, size));
		this.consume(size);
	};
	BufferListStream.prototype.end = function end(chunk) {
		DuplexStream.prototype.end.call(this, chunk);
		if (this._callback) {
			this._callback(null, this.slice());
			this._callback = null;
		}
	};
	BufferListStream.prototype._destroy = function _destroy(err, cb) {
		this._bufs.length = 0;
		this.length = 0;
		cb(err);
	};
	BufferListStream.prototype._isBufferList = function _isBufferList(b) {
		return b instanceof BufferListStream || b instanceof BufferList || BufferListStream.isBufferList(b);
	};
	BufferListStream.isBufferList = BufferList.isBufferList;
	module.exports = BufferListStream;
	module.exports.BufferListStream = BufferListStream;
	module.exports.BufferList = BufferList;
}));
// node_modules/tar-stream/headers.js
var require_headers = __commonJSMin(((exports) => {
	var alloc = Buffer.alloc;
	var ZEROS = "0000000000000000000";
	var SEVENS = "7777777777777777777";
	var ZERO_OFFSET = "0".charCodeAt(0);
	var USTAR_MAGIC = Buffer.from("ustar\0", "binary");
	var USTAR_VER = Buffer.from("00", "binary");
	var GNU_MAGIC = Buffer.from("ustar ", "binary");
	var GNU_VER = Buffer.from(" \0", "binary");
	var MASK = parseInt("7777", 8);
	var MAGIC_OFFSET = 257;
	var VERSION_OFFSET = 263;
	var clamp = function(index, len, defaultValue) {
		if (typeof index !== "number") return defaultValue;
		index = ~~index;
		if (index >= len) return len;
		if (index >= 0) return index;
		index += len;
		if (index >= 0) return index;
		return 0;
	};
	var toType = function(flag) {
		switch (flag) {
			case 0: return "file";
			case 1: return "link";
			case 2: return "symlink";
			case 3: return "character-device";
			case 4: return "block-device";
			case 5: return "directory";
			case 6: return "fifo";
			case 7: return "contiguous-file";
			case 72: return "pax-header";
			case 55: return "pax-global-header";
			case 27: return "gnu-long-link-path";
			case 28:
			case 30: return "gnu-long-path";
		}
		return null;
	};
	var toTypeflag = function(flag) {
		switch (flag) {
			case "file": return 0;
			case "link": return 1;
			case "symlink": return 2;
			case "character-device": return 3;
			case "block-device": return 4;
			case "directory": return 5;
			case "fifo": return 6;
			case "contiguous-file": return 7;
			case "pax-header": return 72;
		}
		return 0;
	};
	var indexOf = function(block, num, offset, end) {
		for (; offset < end; offset++) if (block[offset] === num) return offset;
		return end;
	};
	var cksum = function(block) {
		var sum = 256;
		for (var i = 0; i < 148; i++) sum += block[i];
		for (var j = 156; j < 512; j++) sum += block[j];
		return sum;
	};
	var encodeOct = function(val, n) {
		val = val.toString(8);
		if (val.length > n) return SEVENS.slice(0, n) + " ";
		else return ZEROS.slice(0, n - val.length) + val + " ";
	};
	function parse256(buf) {
		var positive;
		if (buf[0] === 128) positive = true;
		else if (buf[0] === 255) positive = false;
		else return null;
		var tuple = [];
		for (var i = buf.length - 1; i > 0; i--) {
			var byte = buf[i];
			if (positive) tuple.push(byte);
			else tuple.push(255 - byte);
		}
		var sum = 0;
		var l = tuple.length;
		for (i = 0; i < l; i++) sum += tuple[i] * Math.pow(256, i);
		return positive ? sum : -1 * sum;
	}
	var decodeOct = function(val, offset, length) {
		val = val.slice(offset, offset + length);
		offset = 0;
		if (val[offset] & 128) return parse256(val);
		else {
			while (offset < val.length && val[offset] === 32) offset++;
			var end = clamp(indexOf(val, 32, offset, val.length), val.length, val.length);
			while (offset < end && val[offset] === 0) offset++;
			if (end === offset) return 0;
			return parseInt(val.slice(offset, end).toString(), 8);
		}
	};
	var decodeStr = function(val, offset, length, encoding) {
		return val.slice(offset, indexOf(val, 0, offset, offset + length)).toString(encoding);
	};
	var addLength = function(str) {
		var len = Buffer.byteLength(str);
		var digits = Math.floor(Math.log(len) / Math.log(10)) + 1;
		if (len + digits >= Math.pow(10, digits)) digits++;
		return len + digits + str;
	};
	exports.decodeLongPath = function(buf, encoding) {
		return decodeStr(buf, 0, buf.length, encoding);
	};
	exports.encodePax = function(opts) {
		var result = "";
		if (opts.name) result += addLength(" path=" + opts.name + "\n");
		if (opts.linkname) result += addLength(" linkpath=" + opts.linkname + "\n");
		var pax = opts.pax;
		if (pax) for (var key in pax) result += addLength(" " + key + "=" + pax[key] + "\n");
		return Buffer.from(result);
	};
	exports.decodePax = function(buf) {
		var result = {};
		while (buf.length) {
			var i = 0;
			while (i < buf.length && buf[i] !== 32) i++;
			var len = parseInt(buf.slice(0, i).toString(), 10);
			if (!len) return result;
			var b = buf.slice(i + 1, len - 1).toString();
			var keyIndex = b.indexOf("=");
			if (keyIndex === -1) return result;
			result[b.slice(0, keyIndex)] = b.slice(keyIndex + 1);
			buf = buf.slice(len);
		}
		return result;
	};
	exports.encode = function(opts) {
		var buf = alloc(512);
		var name = opts.name;
		var prefix = "";
		if (opts.typeflag === 5 && name[name.length - 1] !== "/") name += "/";
		if (Buffer.byteLength(name) !== name.length) return null;
		while (Buffer.byteLength(name) > 100) {
			var i = name.indexOf("/");
			if (i === -1) return null;
			prefix += prefix ? "/" + name.slice(0, i) : name.slice(0, i);
			name = name.slice(i + 1);
		}
		if (Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155) return null;
		if (opts.linkname && Buffer.byteLength(opts.linkname) > 100) return null;
		buf.write(name);
		buf.write(encodeOct(opts.mode & MASK, 6), 100);
		buf.write(encodeOct(opts.uid, 6), 108);
		buf.write(encodeOct(opts.gid, 6), 116);
		buf.write(encodeOct(opts.size, 11), 124);
		buf.write(encodeOct(opts.mtime.getTime() / 1e3 | 0, 11), 136);
		buf[156] = ZERO_OFFSET + toTypeflag(opts.type);
		if (opts.linkname) buf.write(opts.linkname, 157);
		USTAR_MAGIC.copy(buf, MAGIC_OFFSET);
		USTAR_VER.copy(buf, VERSION_OFFSET);
		if (opts.uname) buf.write(opts.uname, 265);
		if (opts.gname) buf.write(opts.gname, 297);
		buf.write(encodeOct(opts.devmajor || 0, 6), 329);
		buf.write(encodeOct(opts.devminor || 0, 6), 337);
		if (prefix) buf.write(prefix, 345);
		buf.write(encodeOct(cksum(buf), 6), 148);
		return buf;
	};
	exports.decode = function(buf, filenameEncoding, allowUnknownFormat) {
		var typeflag = buf[156] === 0 ? 0 : buf[156] - ZERO_OFFSET;
		var name = decodeStr(buf, 0, 100, filenameEncoding);
		var mode = decodeOct(buf, 100, 8);
		var uid = decodeOct(buf, 108, 8);
		var gid = decodeOct(buf, 116, 8);
		var size = decodeOct(buf, 124, 12);
		var mtime = decodeOct(buf, 136, 12);
		var type = toType(typeflag);
		var linkname = buf[157] === 0 ? null : decodeStr(buf, 157, 100, filenameEncoding);
		var uname = decodeStr(buf, 265, 32);
		var gname = decodeStr(buf, 297, 32);
		var devmajor = decodeOct(buf, 329, 8);
		var devminor = decodeOct(buf, 337, 8);
		var c = cksum(buf);
		if (c === 256) return null;
		if (c !== decodeOct(buf, 148, 8)) throw new Error("Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?");
		if (USTAR_MAGIC.compare(buf, MAGIC_OFFSET, MAGIC_OFFSET + 6) === 0) {
			if (buf[345]) name = decodeStr(buf, 345, 155, filenameEncoding) + "/" + name;
		} else if (GNU_MAGIC.compare(buf, MAGIC_OFFSET, MAGIC_OFFSET + 6) === 0 && GNU_VER.compare(buf, VERSION_OFFSET, VERSION_OFFSET + 2) === 0) {} else if (!allowUnknownFormat) throw new Error("Invalid tar header: unknown format.");
		if (typeflag === 0 && name && name[name.length - 1] === "/") typeflag = 5;
		return {
			name,
			mode,
			uid,
			gid,
			size,
			mtime: new Date(1e3 * mtime),
			type,
			linkname,
			uname,
			gname,
			devmajor,
			devminor
		};
	};
}));
// node_modules/tar-stream/extract.js
var require_extract = __commonJSMin(((exports, module) => {
	var util = __require("util");
	var bl = require_bl();
	var headers = require_headers();
	var Writable = require_readable().Writable;
	var PassThrough = require_readable().PassThrough;
	var noop = function() {};
	var overflow = function(size) {
		size &= 511;
		return size && 512 - size;
	};
	var emptyStream = function(self, offset) {
		var s = new Source(self, offset);
		s.end();
		return s;
	};
	var mixinPax = function(header, pax) {
		if (pax.path) header.name = pax.path;
		if (pax.linkpath) header.linkname = pax.linkpath;
		if (pax.size) header.size = parseInt(pax.size, 10);
		header.pax = pax;
		return header;
	};
	var Source = function(self, offset) {
		this._parent = self;
		this.offset = offset;
		PassThrough.call(this, { autoDestroy: false });
	};
	util.inherits(Source, PassThrough);
	Source.prototype.destroy = function(err) {
		this._parent.destroy(err);
	};
	var Extract = function(opts) {
		if (!(this instanceof Extract)) return new Extract(opts);
		Writable.call(this, opts);
		opts = opts || {};
		this._offset = 0;
		this._buffer = bl();
		this._missing = 0;
		this._partial = false;
		this._onparse = noop;
		this._header = null;
		this._stream = null;
		this._overflow = null;
		this._cb = null;
		this._locked = false;
		this._destroyed = false;
		this._pax = null;
		this._paxGlobal = null;
		this._gnuLongPath = null;
		this._gnuLongLinkPath = null;
		var self = this;
		var b = self._buffer;
		var oncontinue = function() {
			self._continue();
		};
		var onunlock = function(err) {
			self._locked = false;
			if (err) return self.destroy(err);
			if (!self._stream) oncontinue();
		};
		var onstreamend = function() {
			self._stream = null;
			var drain = overflow(self._header.size);
			if (drain) self._parse(drain, ondrain);
			else self._parse(512, onheader);
			if (!self._locked) oncontinue();
		};
		var ondrain = function() {
			self._buffer.consume(overflow(self._header.size));
			self._parse(512, onheader);
			oncontinue();
		};
		var onpaxglobalheader = function() {
			var size = self._header.size;
			self._paxGlobal = headers.decodePax(b.slice(0, size));
			b.consume(size);
			onstreamend();
		};
		var onpaxheader = function() {
			var size = self._header.size;
			self._pax = headers.decodePax(b.slice(0, size));
			if (self._paxGlobal) self._pax = Object.assign({}, self._paxGlobal, self._pax);
			b.consume(size);
			onstreamend();
		};
		var ongnulongpath = function() {
			var size = self._header.size;
			this._gnuLongPath = headers.decodeLongPath(b.slice(0, size), opts.filenameEncoding);
			b.consume(size);
			onstreamend();
		};
		var ongnulonglinkpath = function() {
			var size = self._header.size;
			this._gnuLongLinkPath = headers.decodeLongPath(b.slice(0, size), opts.filenameEncoding);
			b.consume(size);
			onstreamend();
		};
		var onheader = function() {
			var offset = self._offset;
			var header;
			try {
				header = self._header = headers.decode(b.slice(0, 512), opts.filenameEncoding, opts.allowUnknownFormat);
			} catch (err) {
				self.emit("error", err);
			}
			b.consume(512);
			if (!header) {
				self._parse(512, onheader);
				oncontinue();
				return;
			}
			if (header.type === "gnu-long-path") {
				self._parse(header.size, ongnulongpath);
				oncontinue();
				return;
			}
			if (header.type === "gnu-long-link-path") {
				self._parse(header.size, ongnulonglinkpath);
				oncontinue();
				return;
			}
			if (header.type === "pax-global-header") {
				self._parse(header.size, onpaxglobalheader);
				oncontinue();
				return;
			}
			if (header.type === "pax-header") {
				self._parse(header.size, onpaxheader);
				oncontinue();
				return;
			}
			if (self._gnuLongPath) {
				header.name = self._gnuLongPath;
				self._gnuLongPath = null;
			}
			if (self._gnuLongLinkPath) {
				header.linkname = self._gnuLongLinkPath;
				self._gnuLongLinkPath = null;
			}
			if (self._pax) {
				self._header = header = mixinPax(header, self._pax);
				self._pax = null;
			}
			self._locked = true;
			if (!header.size || header.type === "directory") {
				self._parse(512, onheader);
				self.emit("entry", header, emptyStream(self, offset), onunlock);
				return;
			}
			self._stream = new Source(self, offset);
			self.emit("entry", header, self._stream, onunlock);
			self._parse(header.size, onstreamend);
			oncontinue();
		};
		this._onheader = onheader;
		this._parse(512, onheader);
	};
	util.inherits(Extract, Writable);
	Extract.prototype.destroy = function(err) {
		if (this._destroyed) return;
		this._destroyed = true;
		if (err) this.emit("error", err);
		this.emit("close");
		if (this._stream) this._stream.emit("close");
	};
	Extract.prototype._parse = function(size, onparse) {
		if (this._destroyed) return;
		this._offset += size;
		this._missing = size;
		if (onparse === this._onheader) this._partial = false;
		this._onparse = onparse;
	};
	Extract.prototype._continue = function() {
		if (this._destroyed) return;
		var cb = this._cb;
		this._cb = noop;
		if (this._overflow) this._write(this._overflow, void 0, cb);
		else cb();
	};
	Extract.prototype._write = function(data, enc, cb) {
		if (this._destroyed) return;
		var s = this._stream;
		var b = this._buffer;
		var missing = this._missing;
		if (data.length) this._partial = true;
		if (data.length < missing) {
			this._missing -= data.length;
			this._overflow = null;
			if (s) return s.write(data, cb);
			b.append(data);
			return cb();
		}
		this._cb = cb;
		this._missing = 0;
		var overflow = null;
		if (data.length > missing) {
			overflow = data.slice(missing);
			data = data.slice(0, missing);
		}
		if (s) s.end(data);
		else b.append(data);
		this._overflow = overflow;
		this._onparse();
	};
	Extract.prototype._final = function(cb) {
		if (this._partial) return this.destroy(new Error("Unexpected end of data"));
		cb();
	};
	module.exports = Extract;
}));
// node_modules/fs-constants/index.js
var require_fs_constants = __commonJSMin(((exports, module) => {
	module.exports = __require("fs").constants || __require("constants");
}));
// node_modules/wrappy/wrappy.js
var require_wrappy = __commonJSMin(((exports, module) => {
	module.exports = wrappy;
	function wrappy(fn, cb) {
		if (fn && cb) return wrappy(fn)(cb);
		if (typeof fn !== "function") throw new TypeError("need wrapper function");
		Object.keys(fn).forEach(function(k) {
			wrapper[k] = fn[k];
		});
		return wrapper;
		function wrapper() {
			var args = new Array(arguments.length);
			for (var i = 0; i < args.length; i++) args[i] = arguments[i];
			var ret = fn.apply(this, args);
			var cb = args[args.length - 1];
			if (typeof ret === "function" && ret !== cb) Object.keys(cb).forEach(function(k) {
				ret[k] = cb[k];
			});
			return ret;
		}
	}
}));
// node_modules/once/once.js
var require_once = __commonJSMin(((exports, module) => {
	var wrappy = require_wrappy();
	module.exports = wrappy(once);
	module.exports.strict = wrappy(onceStrict);
	once.proto = once(function() {
		Object.defineProperty(Function.prototype, "once", {
			value: function() {
				return once(this);
			},
			configurable: true
		});
		Object.defineProperty(Function.prototype, "onceStrict", {
			value: function() {
				return onceStrict(this);
			},
			configurable: true
		});
	});
	function once(fn) {
		var f = function() {
			if (f.called) return f.value;
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.called = false;
		return f;
	}
	function onceStrict(fn) {
		var f = function() {
			if (f.called) throw new Error(f.onceError);
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.onceError = (fn.name || "Function wrapped with `once`") + " shouldn't be called more than once";
		f.called = false;
		return f;
	}
}));
// node_modules/end-of-stream/index.js
var require_end_of_stream = __commonJSMin(((exports, module) => {
	var once = require_once();
	var noop = function() {};
	var qnt = global.Bare ? queueMicrotask : process.nextTick.bind(process);
	var isRequest = function(stream) {
		return stream.setHeader && typeof stream.abort === "function";
	};
	var isChildProcess = function(stream) {
		return stream.stdio && Array.isArray(stream.stdio) && stream.stdio.length === 3;
	};
	var eos = function(stream, opts, callback) {
		if (typeof opts === "function") return eos(stream, null, opts);
		if (!opts) opts = {};
		callback = once(callback || noop);
		var ws = stream._writableState;
		var rs = stream._readableState;
		var readable = opts.readable || opts.readable !== false && stream.readable;
		var writable = opts.writable || opts.writable !== false && stream.writable;
		var cancelled = false;
		var onlegacyfinish = function() {
			if (!stream.writable) onfinish();
		};
		var onfinish = function() {
			writable = false;
			if (!readable) callback.call(stream);
		};
		var onend = function() {
			readable = false;
			if (!writable) callback.call(stream);
		};
		var onexit = function(exitCode) {
			callback.call(stream, exitCode ? new Error("exited with error code: " + exitCode) : null);
		};
		var onerror = function(err) {
			callback.call(stream, err);
		};
		var onclose = function() {
			qnt(onclosenexttick);
		};
		var onclosenexttick = function() {
			if (cancelled) return;
			if (readable && !(rs && rs.ended && !rs.destroyed)) return callback.call(stream, new Error("premature close"));
			if (writable && !(ws && ws.ended && !ws.destroyed)) return callback.call(stream, new Error("premature close"));
		};
		var onrequest = function() {
			stream.req.on("finish", onfinish);
		};
		if (isRequest(stream)) {
			stream.on("complete", onfinish);
			stream.on("abort", onclose);
			if (stream.req) onrequest();
			else stream.on("request", onrequest);
		} else if (writable && !ws) {
			stream.on("end", onlegacyfinish);
			stream.on("close", onlegacyfinish);
		}
		if (isChildProcess(stream)) stream.on("exit", onexit);
		stream.on("end", onend);
		stream.on("finish", onfinish);
		if (opts.error !== false) stream.on("error", onerror);
		stream.on("close", onclose);
		return function() {
			cancelled = true;
			stream.removeListener("complete", onfinish);
			stream.removeListener("abort", onclose);
			stream.removeListener("request", onrequest);
			if (stream.req) stream.req.removeListener("finish", onfinish);
			stream.removeListener("end", onlegacyfinish);
			stream.removeListener("close", onlegacyfinish);
			stream.removeListener("finish", onfinish);
			stream.removeListener("exit", onexit);
			stream.removeListener("end", onend);
			stream.removeListener("error", onerror);
			stream.removeListener("close", onclose);
		};
	};
	module.exports = eos;
}));
// node_modules/tar-stream/pack.js
var require_pack = __commonJSMin(((exports, module) => {
	var constants = require_fs_constants();
	var eos = require_end_of_stream();
	var inherits = require_inherits();
	var alloc = Buffer.alloc;
	var Readable = require_readable().Readable;
	var Writable = require_readable().Writable;
	var StringDecoder = __require("string_decoder").StringDecoder;
	var headers = require_headers();
	var DMODE = parseInt("755", 8);
	var FMODE = parseInt("644", 8);
	var END_OF_TAR = alloc(1024);
	var noop = function() {};
	var overflow = function(self, size) {
		size &= 511;
		if (size) self.push(END_OF_TAR.slice(0, 512 - size));
	};
	function modeToType(mode) {
		switch (mode & constants.S_IFMT) {
			case constants.S_IFBLK: return "block-device";
			case constants.S_IFCHR: return "character-device";
			case constants.S_IFDIR: return "directory";
			case constants.S_IFIFO: return "fifo";
			case constants.S_IFLNK: return "symlink";
		}
		return "file";
	}
	var Sink = function(to) {
		Writable.call(this);
		this.written = 0;
		this._to = to;
		this._destroyed = false;
	};
	inherits(Sink, Writable);
	Sink.prototype._write = function(data, enc, cb) {
		this.written += data.length;
		if (this._to.push(data)) return cb();
		this._to._drain = cb;
	};
	Sink.prototype.destroy = function() {
		if (this._destroyed) return;
		this._destroyed = true;
		this.emit("close");
	};
	var LinkSink = function() {
		Writable.call(this);
		this.linkname = "";
		this._decoder = new StringDecoder("utf-8");
		this._destroyed = false;
	};
	inherits(LinkSink, Writable);
	LinkSink.prototype._write = function(data, enc, cb) {
		this.linkname += this._decoder.write(data);
		cb();
	};
	LinkSink.prototype.destroy = function() {
		if (this._destroyed) return;
		this._destroyed = true;
		this.emit("close");
	};
	var Void = function() {
		Writable.call(this);
		this._destroyed = false;
	};
	inherits(Void, Writable);
	Void.prototype._write = function(data, enc, cb) {
		cb(new Error("No body allowed for this entry"));
	};
	Void.prototype.destroy = function() {
		if (this._destroyed) return;
		this._destroyed = true;
		this.emit("close");
	};
	var Pack = function(opts) {
		if (!(this instanceof Pack)) return new Pack(opts);
		Readable.call(this, opts);
		this._drain = noop;
		this._finalized = false;
		this._finalizing = false;
		this._destroyed = false;
		this._stream = null;
	};
	inherits(Pack, Readable);
	Pack.prototype.entry = function(header, buffer, callback) {
		if (this._stream) throw new Error("already piping an entry");
		if (this._finalized || this._destroyed) return;
		if (typeof buffer === "function") {
			callback = buffer;
			buffer = null;
		}
		if (!callback) callback = noop;
		var self = this;
		if (!header.size || header.type === "symlink") header.size = 0;
		if (!header.type) header.type = modeToType(header.mode);
		if (!header.mode) header.mode = header.type === "directory" ? DMODE : FMODE;
		if (!header.uid) header.uid = 0;
		if (!header.gid) header.gid = 0;
		if (!header.mtime) header.mtime = new Date();
		if (typeof buffer === "string") buffer = Buffer.from(buffer);
		if (Buffer.isBuffer(buffer)) {
			header.size = buffer.length;
			this._encode(header);
			var ok = this.push(buffer);
			overflow(self, header.size);
			if (ok) process.nextTick(callback);
			else this._drain = callback;
			return new Void();
		}
		if (header.type === "symlink" && !header.linkname) {
			var linkSink = new LinkSink();
			eos(linkSink, function(err) {
				if (err) {
					self.destroy();
					return callback(err);
				}
				header.linkname = linkSink.linkname;
				self._encode(header);
				callback();
			});
			return linkSink;
		}
		this._encode(header);
		if (header.type !== "file" && header.type !== "contiguous-file") {
			process.nextTick(callback);
			return new Void();
		}
		var sink = new Sink(this);
		this._stream = sink;
		eos(sink, function(err) {
			self._stream = null;
			if (err) {
				self.destroy();
				return callback(err);
			}
			if (sink.written !== header.size) {
				self.destroy();
				return callback(new Error("size mismatch"));
			}
			overflow(self, header.size);
			if (self._finalizing) self.finalize();
			callback();
		});
		return sink;
	};
	Pack.prototype.finalize = function() {
		if (this._stream) {
			this._finalizing = true;
			return;
		}
		if (this._finalized) return;
		this._finalized = true;
		this.push(END_OF_TAR);
		this.push(null);
	};
	Pack.prototype.destroy = function(err) {
		if (this._destroyed) return;
		this._destroyed = true;
		if (err) this.emit("error", err);
		this.emit("close");
		if (this._stream && this._stream.destroy) this._stream.destroy();
	};
	Pack.prototype._encode = function(header) {
		if (!header.pax) {
			var buf = headers.encode(header);
			if (buf) {
				this.push(buf);
				return;
			}
		}
		this._encodePax(header);
	};
	Pack.prototype._encodePax = function(header) {
		var paxHeader = headers.encodePax({
			name: header.name,
			linkname: header.linkname,
			pax: header.pax
		});
		var newHeader = {
			name: "PaxHeader",
			mode: header.mode,
			uid: header.uid,
			gid: header.gid,
			size: paxHeader.length,
			mtime: header.mtime,
			type: "pax-header",
			linkname: header.linkname && "PaxHeader",
			uname: header.uname,
			gname: header.gname,
			devmajor: header.devmajor,
			devminor: header.devminor
		};
		this.push(headers.encode(newHeader));
		this.push(paxHeader);
		overflow(this, paxHeader.length);
		newHeader.size = header.size;
		newHeader.type = header.type;
		this.push(headers.encode(newHeader));
	};
	Pack.prototype._read = function(n) {
		var drain = this._drain;
		this._drain = noop;
		drain();
	};
	module.exports = Pack;
}));
// node_modules/tar-stream/index.js
var require_tar_stream = __commonJSMin(((exports) => {
	exports.extract = require_extract();
	exports.pack = require_pack();
}));
// node_modules/pump/index.js
var require_pump = __commonJSMin(((exports, module) => {
	var once = require_once();
	var eos = require_end_of_stream();
	var fs;
	try {
		fs = __require("fs");
	} catch (e) {}
	var noop = function() {};
	var ancient = typeof process === "undefined" ? false : /^v?\.0/.test(process.version);
	var isFn = function(fn) {
		return typeof fn === "function";
	};
	var isFS = function(stream) {
		if (!ancient) return false;
		if (!fs) return false;
		return (stream instanceof (fs.ReadStream || noop) || stream instanceof (fs.WriteStream || noop)) && isFn(stream.close);
	};
	var isRequest = function(stream) {
		return stream.setHeader && isFn(stream.abort);
	};
	var destroyer = function(stream, reading, writing, callback) {
		callback = once(callback);
		var closed = false;
		stream.on("close", function() {
			closed = true;
		});
		eos(stream, {
			readable: reading,
			writable: writing
		}, function(err) {
			if (err) return callback(err);
			closed = true;
			callback();
		});
		var destroyed = false;
		return function(err) {
			if (closed) return;
			if (destroyed) return;
			destroyed = true;
			if (isFS(stream)) return stream.close(noop);
			if (isRequest(stream)) return stream.abort();
			if (isFn(stream.destroy)) return stream.destroy();
			callback(err || new Error("stream was destroyed"));
		};
	};
	var call = function(fn) {
		fn();
	};
	var pipe = function(from, to) {
		return from.pipe(to);
	};
	var pump = function() {
		var streams = Array.prototype.slice.call(arguments);
		var callback = isFn(streams[streams.length - 1] || noop) && streams.pop() || noop;
		if (Array.isArray(streams[0])) streams = streams[0];
		if (streams.length < 2) throw new Error("pump requires two streams per minimum");
		var error;
		var destroys = streams.map(function(stream, i) {
			var reading = i < streams.length - 1;
			return destroyer(stream, reading, i > 0, function(err) {
				if (!error) error = err;
				if (err) destroys.forEach(call);
				if (reading) return;
				destroys.forEach(call);
				callback(error);
			});
		});
		return streams.reduce(pipe);
	};
	module.exports = pump;
}));
// node_modules/mkdirp-classic/index.js
var require_mkdirp_classic = __commonJSMin(((exports, module) => {
	var path = __require("path");
	var fs = __require("fs");
	var _0777 = parseInt("0777", 8);
	module.exports = mkdirP.mkdirp = mkdirP.mkdirP = mkdirP;
	function mkdirP(p, opts, f, made) {
		if (typeof opts === "function") {
			f = opts;
			opts = {};
		} else if (!opts || typeof opts !== "object") opts = { mode: opts };
		var mode = opts.mode;
		var xfs = opts.fs || fs;
		if (mode === void 0) mode = _0777 & ~process.umask();
		if (!made) made = null;
		var cb = f || function() {};
		p = path.resolve(p);
		xfs.mkdir(p, mode, function(er) {
			if (!er) {
				made = made || p;
				return cb(null, made);
			}
			switch (er.code) {
				case "ENOENT":
					mkdirP(path.dirname(p), opts, function(er, made) {
						if (er) cb(er, made);
						else mkdirP(p, opts, cb, made);
					});
					break;
				default: xfs.stat(p, function(er2, stat) {
					if (er2 || !stat.isDirectory()) cb(er, made);
					else cb(null, made);
				});
			}
		});
	}
	mkdirP.sync = function sync(p, opts, made) {
		if (!opts || typeof opts !== "object") opts = { mode: opts };
		var mode = opts.mode;
		var xfs = opts.fs || fs;
		if (mode === void 0) mode = _0777 & ~process.umask();
		if (!made) made = null;
		p = path.resolve(p);
		try {
			xfs.mkdirSync(p, mode);
			made = made || p;
		} catch (err0) {
			switch (err0.code) {
				case "ENOENT":
					made = sync(path.dirname(p), opts, made);
					sync(p, opts, made);
					break;
				default:
					var stat;
					try {
						stat = xfs.statSync(p);
					} catch (err1) {
						throw err0;
					}
					if (!stat.isDirectory()) throw err0;
			}
		}
		return made;
	};
}));
// node_modules/tar-fs/index.js
var require_tar_fs = __commonJSMin(((exports) => {
	var chownr = require_chownr();
	var tar = require_tar_stream();
	var pump = require_pump();
	var mkdirp = require_mkdirp_classic();
	var fs = __require("fs");
	var path = __require("path");
	var win32 = __require("os").platform() === "win32";
	var DOTDOT_LEADING = 1;
	var DOTDOT_NONE = 2;
	var noop = function() {};
	var echo = function(name) {
		return name;
	};
	var normalize = !win32 ? echo : function(name) {
		return name.replace(/\\/g, "/").replace(/[:?<>|]/g, "_");
	};
	var statAll = function(fs, stat, cwd, ignore, entries, sort) {
		var queue = entries || ["."];
		for (var i = 0; i < queue.length; i++) if (!inCwd(path.resolve(cwd, queue[i]), cwd)) throw new Error(queue[i] + " is not a valid path");
		return function loop(callback) {
			if (!queue.length) return callback();
			var next = queue.shift();
			var nextAbs = path.join(cwd, next);
			stat.call(fs, nextAbs, function(err, stat) {
				if (err) return callback(err);
				if (!stat.isDirectory()) return callback(null, next, stat);
				fs.readdir(nextAbs, function(err, files) {
					if (err) return callback(err);
					if (sort) files.sort();
					for (var i = 0; i < files.length; i++) if (!ignore(path.join(cwd, next, files[i]))) queue.push(path.join(next, files[i]));
					callback(null, next, stat);
				});
			});
		};
	};
	var strip = function(map, level) {
		return function(header) {
			header.name = header.name.split("/").slice(level).join("/");
			var linkname = header.linkname;
			if (linkname && (header.type === "link" || path.isAbsolute(linkname))) header.linkname = linkname.split("/").slice(level).join("/");
			return map(header);
		};
	};
	exports.pack = function(cwd, opts) {
		if (!cwd) cwd = ".";
		if (!opts) opts = {};
		var xfs = opts.fs || fs;
		var ignore = opts.ignore || opts.filter || noop;
		var map = opts.map || noop;
		var mapStream = opts.mapStream || echo;
		var statNext = statAll(xfs, opts.dereference ? xfs.stat : xfs.lstat, cwd, ignore, opts.entries, opts.sort);
		var strict = opts.strict !== false;
		var umask = typeof opts.umask === "number" ? ~opts.umask : ~processUmask();
		var dmode = typeof opts.dmode === "number" ? opts.dmode : 0;
		var fmode = typeof opts.fmode === "number" ? opts.fmode : 0;
		var pack = opts.pack || tar.pack();
		var finish = opts.finish || noop;
		if (opts.strip) map = strip(map, opts.strip);
		if (opts.readable) {
			dmode |= parseInt(555, 8);
			fmode |= parseInt(444, 8);
		}
		if (opts.writable) {
			dmode |= parseInt(333, 8);
			fmode |= parseInt(222, 8);
		}
		var onsymlink = function(filename, header) {
			xfs.readlink(path.join(cwd, filename), function(err, linkname) {
				if (err) return pack.destroy(err);
				header.linkname = normalize(linkname);
				pack.entry(header, onnextentry);
			});
		};
		var onstat = function(err, filename, stat) {
			if (err) return pack.destroy(err);
			if (!filename) {
				if (opts.finalize !== false) pack.finalize();
				return finish(pack);
			}
			if (stat.isSocket()) return onnextentry();
			var header = {
				name: normalize(filename),
				mode: (stat.mode | (stat.isDirectory() ? dmode : fmode)) & umask,
				mtime: stat.mtime,
				size: stat.size,
				type: "file",
				uid: stat.uid,
				gid: stat.gid
			};
			if (stat.isDirectory()) {
				header.size = 0;
				header.type = "directory";
				header = map(header) || header;
				return pack.entry(header, onnextentry);
			}
			if (stat.isSymbolicLink()) {
				header.size = 0;
				header.type = "symlink";
				header = map(header) || header;
				return onsymlink(filename, header);
			}
			header = map(header) || header;
			if (!stat.isFile()) {
				if (strict) return pack.destroy(new Error("unsupported type for " + filename));
				return onnextentry();
			}
			var entry = pack.entry(header, onnextentry);
			if (!entry) return;
			var rs = mapStream(xfs.createReadStream(path.join(cwd, filename), {
				start: 0,
				end: header.size > 0 ? header.size - 1 : header.size
			}), header);
			rs.on("error", function(err) {
				entry.destroy(err);
			});
			pump(rs, entry);
		};
		var onnextentry = function(err) {
			if (err) return pack.destroy(err);
			statNext(onstat);
		};
		onnextentry();
		return pack;
	};
	var head = function(list) {
		return list.length ? list[list.length - 1] : null;
	};
	var processGetuid = function() {
		return process.getuid ? process.getuid() : -1;
	};
	var processUmask = function() {
		return process.umask ? process.umask() : 0;
	};
	exports.extract = function(cwd, opts) {
		if (!cwd) cwd = ".";
		if (!opts) opts = {};
		var xfs = opts.fs || fs;
		var ignore = opts.ignore || opts.filter || noop;
		var map = opts.map || noop;
		var mapStream = opts.mapStream || echo;
		var own = opts.chown !== false && !win32 && processGetuid() === 0;
		var extract = opts.extract || tar.extract();
		var stack = [];
		var now = new Date();
		var umask = typeof opts.umask === "number" ? ~opts.umask : ~processUmask();
		var dmode = typeof opts.dmode === "number" ? opts.dmode : 0;
		var fmode = typeof opts.fmode === "number" ? opts.fmode : 0;
		var strict = opts.strict !== false;
		if (opts.strip) map = strip(map, opts.strip);
		if (opts.readable) {
			dmode |= parseInt(555, 8);
			fmode |= parseInt(444, 8);
		}
		if (opts.writable) {
			dmode |= parseInt(333, 8);
			fmode |= parseInt(222, 8);
		}
		var utimesParent = function(name, cb) {
			var top;
			while ((top = head(stack)) && name.slice(0, top[0].length) !== top[0]) stack.pop();
			if (!top) return cb();
			xfs.utimes(top[0], now, top[1], cb);
		};
		var utimes = function(name, header, cb) {
			if (opts.utimes === false) return cb();
			if (header.type === "directory") return xfs.utimes(name, now, header.mtime, cb);
			if (header.type === "symlink") return utimesParent(name, cb);
			xfs.utimes(name, now, header.mtime, function(err) {
				if (err) return cb(err);
				utimesParent(name, cb);
			});
		};
		var chperm = function(name, header, cb) {
			var link = header.type === "symlink";
			var chmod = link ? xfs.lchmod : xfs.chmod;
			var chown = link ? xfs.lchown : xfs.chown;
			if (!chmod) return cb();
			var mode = (header.mode | (header.type === "directory" ? dmode : fmode)) & umask & parseInt(777, 8);
			if (chown && own) {
				if (!validId(header.uid) || !validId(header.gid)) return cb(new Error(name + " has an invalid owner"));
				chown.call(xfs, name, header.uid, header.gid, onchown);
			} else onchown(null);
			function onchown(err) {
				if (err) return cb(err);
				if (!chmod) return cb();
				chmod.call(xfs, name, mode, cb);
			}
		};
		extract.on("entry", function(header, stream, next) {
			header = map(header) || header;
			header.name = normalize(header.name);
			var name = path.join(cwd, path.join("/", header.name));
			if (ignore(name, header)) {
				stream.resume();
				return next();
			}
			if (!validPath(header.name, DOTDOT_NONE)) return next(new Error(JSON.stringify(header.name) + " is not a valid path"));
			var isRoot = path.join(name, ".") === path.join(cwd, ".");
			var stat = function(err) {
				if (err) return next(err);
				if (isRoot) return next();
				utimes(name, header, function(err) {
					if (err) return next(err);
					if (win32) return next();
					chperm(name, header, next);
				});
			};
			var ondirectory = function() {
				if (isRoot) return onmkdir(null);
				xfs.lstat(name, function(err, st) {
					if (!err && st.isSymbolicLink()) return xfs.unlink(name, onmkdir);
					onmkdir(null);
				});
				function onmkdir(err) {
					if (err) return next(err);
					stack.push([name, header.mtime]);
					mkdirfix(name, {
						fs: xfs,
						own,
						uid: header.uid,
						gid: header.gid
					}, stat);
				}
			};
			var onsymlink = function() {
				if (win32) return next();
				if (!validPath(header.linkname, DOTDOT_LEADING)) return next(new Error(name + " is not a valid symlink"));
				var dst = path.resolve(path.dirname(name), header.linkname);
				if (!inCwd(dst, cwd)) return next(new Error(name + " is not a valid symlink"));
				validateNotSymlink(xfs, dst, path.resolve(cwd), function(err, valid) {
					if (err) return next(err);
					if (!valid) return next(new Error(name + " is not a valid symlink"));
					xfs.unlink(name, function() {
						xfs.symlink(header.linkname, name, stat);
					});
				});
			};
			var onlink = function() {
				if (win32) return next();
				if (!validPath(header.linkname, DOTDOT_NONE)) return next(new Error(name + " is not a valid hardlink"));
				var srcpath = path.join(cwd, path.join("/", header.linkname));
				xfs.realpath(srcpath, function(err, dst) {
					if (err || !inCwd(dst, cwd)) return next(new Error(name + " is not a valid hardlink"));
					xfs.unlink(name, function() {
						xfs.link(dst, name, function(err) {
							if (err && err.code === "EPERM" && opts.hardlinkAsFilesFallback) {
								stream = xfs.createReadStream(srcpath);
								return onfile();
							}
							stat(err);
						});
					});
				});
			};
			var onfile = function() {
				xfs.lstat(name, function(err, st) {
					if (!err && st.isSymbolicLink()) return xfs.unlink(name, onwrite);
					onwrite();
				});
				function onwrite(err) {
					if (err) return next(err);
					var ws = xfs.createWriteStream(name);
					var rs = mapStream(stream, header);
					ws.on("error", function(err) {
						rs.destroy(err);
					});
					pump(rs, ws, function(err) {
						if (err) return next(err);
						ws.on("close", stat);
					});
				}
			};
			var dir = isRoot ? path.join(cwd, ".") : path.dirname(name);
			validate(xfs, dir, path.join(cwd, "."), function(err, valid) {
				if (err) return next(err);
				if (!valid) return next(new Error(dir + " is not a valid path"));
				if (header.type === "directory") return ondirectory();
				mkdirfix(dir, {
					fs: xfs,
					own,
					uid: header.uid,
					gid: header.gid
				}, function(err) {
					if (err) return next(err);
					switch (header.type) {
						case "file": return onfile();
						case "link": return onlink();
						case "symlink": return onsymlink();
					}
					if (strict) return next(new Error("unsupported type for " + name + " (" + header.type + ")"));
					stream.resume();
					next();
				});
			});
		});
		if (opts.finish) extract.on("finish", opts.finish);
		return extract;
	};
	function validate(fs, name, root, cb) {
		if (name === root) return cb(null, true);
		fs.lstat(name, function(err, st) {
			if (err && err.code !== "ENOENT") return cb(err);
			if (err || st.isDirectory()) return validate(fs, path.join(name, ".."), root, cb);
			cb(null, false);
		});
	}
	function validateNotSymlink(fs, name, root, cb) {
		if (name === root) return cb(null, true);
		if (!name.startsWith(root + path.sep)) return cb(null, false);
		fs.lstat(name, function(err, st) {
			if (err && err.code !== "ENOENT" && err.code !== "EPERM") return cb(err);
			if (err || !st.isSymbolicLink()) return validateNotSymlink(fs, path.join(name, ".."), root, cb);
			cb(null, false);
		});
	}
	function validId(id) {
		return Number.isInteger(id) && id >= -1 && id <= 4294967295;
	}
	function validPath(name, dotdot) {
		if (typeof name !== "string" || name.indexOf("\0") !== -1) return false;
		var parts = name.split(/[/\\]/);
		var seen = false;
		for (var i = 0; i < parts.length; i++) if (parts[i] === "..") {
			if (seen || dotdot !== DOTDOT_LEADING) return false;
		} else if (parts[i] !== "" && parts[i] !== ".") seen = true;
		return true;
	}
	function mkdirfix(name, opts, cb) {
		if (opts.own && (!validId(opts.uid) || !validId(opts.gid))) return cb(new Error(name + " has an invalid owner"));
		mkdirp(name, { fs: opts.fs }, function(err, made) {
			if (!err && made && opts.own) chownr(made, opts.uid, opts.gid, cb);
			else cb(err);
		});
	}
	function inCwd(dst, cwd) {
		cwd = path.resolve(cwd);
		return cwd === dst || dst.startsWith(cwd + path.sep);
	}
}));
// node_modules/dockerode/lib/util.js
var require_util = __commonJSMin(((exports, module) => {
	var DockerIgnore = require_ignore();
	var fs = __require("fs");
	var path = __require("path");
	var tar = require_tar_fs();
	var zlib = __require("zlib");
	var arr = [];
	var each = arr.forEach;
	var slice = arr.slice;
	module.exports.extend = function(obj) {
		each.call(slice.call(arguments, 1), function(source) {
			if (source) for (var prop in source) obj[prop] = source[prop];
		});
		return obj;
	};
	module.exports.processArgs = function(opts, callback, defaultOpts) {
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = null;
		}
		return {
			callback,
			opts: module.exports.extend({}, defaultOpts, opts)
		};
	};
	module.exports.parseRepositoryTag = function(input) {
		var separatorPos;
		var digestPos = input.indexOf("@");
		var colonPos = input.lastIndexOf(":");
		if (digestPos >= 0) separatorPos = digestPos;
		else if (colonPos >= 0) separatorPos = colonPos;
		else return { repository: input };
		var tag = input.slice(separatorPos + 1);
		if (tag.indexOf("/") === -1) return {
			repository: input.slice(0, separatorPos),
			tag
		};
		return { repository: input };
	};
	module.exports.prepareBuildContext = function(file, next) {
		if (file && file.context) fs.readFile(path.join(file.context, ".dockerignore"), (err, data) => {
			let ignoreFn;
			let filterFn;
			if (!err) {
				filterFn = DockerIgnore({ ignorecase: false }).add(data.toString()).createFilter();
				ignoreFn = (path) => {
					return !filterFn(path);
				};
			}
			const entries = file.src.slice() || [];
			next(tar.pack(file.context, {
				entries: filterFn ? entries.filter(filterFn) : entries,
				ignore: ignoreFn
			}).pipe(zlib.createGzip()));
		});
		else next(file);
	};
}));
// node_modules/dockerode/lib/exec.js
var require_exec = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Exec = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Exec.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Exec.prototype.start = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/exec/" + this.id + "/start",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			allowEmpty: true,
			hijack: args.opts.hijack,
			openStdin: args.opts.stdin,
			statusCodes: {
				200: true,
				204: true,
				404: "no such exec",
				409: "container stopped/paused",
				500: "container not running"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	Exec.prototype.resize = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/exec/" + this.id + "/resize?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such exec",
				500: "container not running"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	Exec.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/exec/" + this.id + "/json",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such exec",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	module.exports = Exec;
}));
// node_modules/dockerode/lib/container.js
var require_container = __commonJSMin(((exports, module) => {
	require_util().extend;
	var Exec = require_exec();
	var util = require_util();
	var Container = function(modem, id) {
		this.modem = modem;
		this.id = id;
		this.defaultOptions = {
			top: {},
			start: {},
			commit: {},
			stop: {},
			pause: {},
			unpause: {},
			restart: {},
			resize: {},
			attach: {},
			remove: {},
			copy: {},
			kill: {},
			exec: {},
			rename: {},
			log: {},
			stats: {},
			getArchive: {},
			infoArchive: {},
			putArchive: {},
			update: {},
			wait: {}
		};
	};
	Container.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Container.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/json?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.rename = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.rename);
		var optsf = {
			path: "/containers/" + this.id + "/rename?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.update = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.update);
		var optsf = {
			path: "/containers/" + this.id + "/update",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				400: "bad parameter",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.top = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.top);
		var optsf = {
			path: "/containers/" + this.id + "/top?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.changes = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/changes",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.listCheckpoint = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/checkpoints?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.deleteCheckpoint = function(checkpoint, opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/checkpoints/" + checkpoint + "?",
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.createCheckpoint = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/checkpoints",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			allowEmpty: true,
			statusCodes: {
				200: true,
				201: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.export = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/" + this.id + "/export",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.start = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.start);
		var optsf = {
			path: "/containers/" + this.id + "/start?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				304: "container already started",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.pause = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.pause);
		var optsf = {
			path: "/containers/" + this.id + "/pause",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.unpause = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.unpause);
		var optsf = {
			path: "/containers/" + this.id + "/unpause",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.exec = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.exec);
		var optsf = {
			path: "/containers/" + this.id + "/exec",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				404: "no such container",
				409: "container stopped/paused",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(new Exec(self.modem, data.Id));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, new Exec(self.modem, data.Id));
		});
	};
	Container.prototype.commit = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.commit);
		args.opts.container = this.id;
		var optsf = {
			path: "/commit?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.stop = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.stop);
		var optsf = {
			path: "/containers/" + this.id + "/stop?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				304: "container already stopped",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.restart = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.restart);
		var optsf = {
			path: "/containers/" + this.id + "/restart?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.kill = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.kill);
		var optsf = {
			path: "/containers/" + this.id + "/kill?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.resize = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.resize);
		var optsf = {
			path: "/containers/" + this.id + "/resize?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.attach = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.attach);
		var optsf = {
			path: "/containers/" + this.id + "/attach?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			hijack: args.opts.hijack,
			openStdin: args.opts.stdin,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, stream) {
				if (err) return reject(err);
				resolve(stream);
			});
		});
		else this.modem.dial(optsf, function(err, stream) {
			args.callback(err, stream);
		});
	};
	Container.prototype.wait = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.wait);
		var optsf = {
			path: "/containers/" + this.id + "/wait?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.remove);
		var optsf = {
			path: "/containers/" + this.id + "?",
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				400: "bad parameter",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.copy = function(opts, callback) {
		var self = this;
		console.log("container.copy is deprecated since Docker v1.8.x");
		var args = util.processArgs(opts, callback, this.defaultOptions.copy);
		var optsf = {
			path: "/containers/" + this.id + "/copy",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.getArchive = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.getArchive);
		var optsf = {
			path: "/containers/" + this.id + "/archive?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				400: "client error, bad parameters",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.infoArchive = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.infoArchive);
		var optsf = {
			path: "/containers/" + this.id + "/archive?",
			method: "HEAD",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				400: "client error, bad parameters",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.putArchive = function(file, opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.putArchive);
		var optsf = {
			path: "/containers/" + this.id + "/archive?",
			method: "PUT",
			file,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "client error, bad parameters",
				403: "client error, permission denied",
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.logs = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.log);
		var optsf = {
			path: "/containers/" + this.id + "/logs?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream: args.opts.follow || false,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Container.prototype.stats = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.stats);
		var isStream = true;
		if (args.opts.stream === false) isStream = false;
		var optsf = {
			path: "/containers/" + this.id + "/stats?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream,
			statusCodes: {
				200: true,
				404: "no such container",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Container;
}));
// node_modules/dockerode/lib/image.js
var require_image = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Image = function(modem, name) {
		this.modem = modem;
		this.name = name;
	};
	Image.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Image.prototype.inspect = function(opts, callback) {
		var args = util.processArgs(opts, callback);
		var self = this;
		var opts = {
			path: "/images/" + this.name + "/json",
			method: "GET",
			options: args.opts,
			statusCodes: {
				200: true,
				404: "no such image",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	Image.prototype.distribution = function(opts, callback) {
		var args = util.processArgs(opts, callback);
		var self = this;
		var fopts = {
			path: "/distribution/" + this.name + "/json",
			method: "GET",
			statusCodes: {
				200: true,
				401: "no such image",
				500: "server error"
			},
			authconfig: args.opts ? args.opts.authconfig : void 0
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(fopts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(fopts, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	Image.prototype.history = function(callback) {
		var self = this;
		var opts = {
			path: "/images/" + this.name + "/history",
			method: "GET",
			statusCodes: {
				200: true,
				404: "no such image",
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			if (err) return callback(err, data);
			callback(err, data);
		});
	};
	Image.prototype.get = function(callback) {
		var self = this;
		var opts = {
			path: "/images/" + this.name + "/get",
			method: "GET",
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			if (err) return callback(err, data);
			callback(err, data);
		});
	};
	Image.prototype.push = function(opts, callback, auth) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var isStream = true;
		if (args.opts.stream === false) isStream = false;
		var optsf = {
			path: "/images/" + this.name + "/push?",
			method: "POST",
			options: args.opts,
			authconfig: args.opts.authconfig || auth,
			abortSignal: args.opts.abortSignal,
			isStream,
			statusCodes: {
				200: true,
				404: "no such image",
				500: "server error"
			}
		};
		delete optsf.options.authconfig;
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Image.prototype.tag = function(opts, callback) {
		var self = this;
		var optsf = {
			path: "/images/" + this.name + "/tag?",
			method: "POST",
			options: opts,
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				400: "bad parameter",
				404: "no such image",
				409: "conflict",
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Image.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/images/" + this.name + "?",
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such image",
				409: "conflict",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Image;
}));
// node_modules/dockerode/lib/volume.js
var require_volume = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Volume = function(modem, name) {
		this.modem = modem;
		this.name = name;
	};
	Volume.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Volume.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/volumes/" + this.name,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such volume",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Volume.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/volumes/" + this.name,
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				204: true,
				404: "no such volume",
				409: "conflict",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Volume;
}));
// node_modules/dockerode/lib/network.js
var require_network = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Network = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Network.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Network.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var opts = {
			path: "/networks/" + this.id + "?",
			method: "GET",
			statusCodes: {
				200: true,
				404: "no such network",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			args.callback(err, data);
		});
	};
	Network.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks/" + this.id,
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such network",
				409: "conflict",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Network.prototype.connect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks/" + this.id + "/connect",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				404: "network or container is not found",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Network.prototype.disconnect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks/" + this.id + "/disconnect",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				404: "network or container is not found",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Network;
}));
// node_modules/dockerode/lib/service.js
var require_service = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Service = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Service.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Service.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/services/" + this.id,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such service",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Service.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/services/" + this.id,
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "no such service",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Service.prototype.update = function(auth, opts, callback) {
		var self = this;
		if (!callback) {
			var t = typeof opts;
			if (t === "function") {
				callback = opts;
				opts = auth;
				auth = opts.authconfig || void 0;
			} else if (t === "undefined") {
				opts = auth;
				auth = opts.authconfig || void 0;
			}
		}
		var optsf = {
			path: "/services/" + this.id + "/update?",
			method: "POST",
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such service",
				500: "server error"
			},
			authconfig: auth,
			options: opts
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Service.prototype.logs = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, {});
		var optsf = {
			path: "/services/" + this.id + "/logs?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream: args.opts.follow || false,
			statusCodes: {
				200: true,
				404: "no such service",
				500: "server error",
				503: "node is not part of a swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Service;
}));
// node_modules/dockerode/lib/plugin.js
var require_plugin = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Plugin = function(modem, name, remote) {
		this.modem = modem;
		this.name = name;
		this.remote = remote || name;
	};
	Plugin.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Plugin.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "/json",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "plugin is not installed",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "?",
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "plugin is not installed",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, data);
		});
	};
	Plugin.prototype.privileges = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/privileges?",
			method: "GET",
			options: { "remote": this.remote },
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.pull = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		if (args.opts._query && !args.opts._query.name) args.opts._query.name = this.name;
		if (args.opts._query && !args.opts._query.remote) args.opts._query.remote = this.remote;
		var optsf = {
			path: "/plugins/pull?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			isStream: true,
			options: args.opts,
			statusCodes: {
				200: true,
				204: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.enable = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "/enable?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.disable = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "/disable",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.push = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "/push",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "plugin not installed",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.configure = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/" + this.name + "/set",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "plugin not installed",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Plugin.prototype.upgrade = function(auth, opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = auth;
			auth = opts.authconfig || void 0;
		}
		var optsf = {
			path: "/plugins/" + this.name + "/upgrade?",
			method: "POST",
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "plugin not installed",
				500: "server error"
			},
			authconfig: auth,
			options: opts
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	module.exports = Plugin;
}));
// node_modules/dockerode/lib/secret.js
var require_secret = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Secret = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Secret.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Secret.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/secrets/" + this.id,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "secret not found",
				406: "node is not part of a swarm",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Secret.prototype.update = function(opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") callback = opts;
		var optsf = {
			path: "/secrets/" + this.id + "/update?",
			method: "POST",
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				404: "secret not found",
				500: "server error"
			},
			options: opts
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Secret.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/secrets/" + this.id,
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "secret not found",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Secret;
}));
// node_modules/dockerode/lib/config.js
var require_config = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Config = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Config.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Config.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/configs/" + this.id,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "config not found",
				500: "server error",
				503: "node is not part of a swarm"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Config.prototype.update = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/configs/" + this.id + "/update?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "config not found",
				500: "server error",
				503: "node is not part of a swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Config.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/configs/" + this.id,
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				404: "config not found",
				500: "server error",
				503: "node is not part of a swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Config;
}));
// node_modules/dockerode/lib/task.js
var require_task = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Task = function(modem, id) {
		this.modem = modem;
		this.id = id;
		this.defaultOptions = { log: {} };
	};
	Task.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Task.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/tasks/" + this.id,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "unknown task",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Task.prototype.logs = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback, this.defaultOptions.log);
		var optsf = {
			path: "/tasks/" + this.id + "/logs?",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			isStream: args.opts.follow || false,
			statusCodes: {
				101: true,
				200: true,
				404: "no such container",
				500: "server error",
				503: "node is not part of a swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Task;
}));
// node_modules/dockerode/lib/node.js
var require_node = __commonJSMin(((exports, module) => {
	var util = require_util();
	var Node = function(modem, id) {
		this.modem = modem;
		this.id = id;
	};
	Node.prototype[__require("util").inspect.custom] = function() {
		return this;
	};
	Node.prototype.inspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/nodes/" + this.id,
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such node",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Node.prototype.update = function(opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") callback = opts;
		var optsf = {
			path: "/nodes/" + this.id + "/update?",
			method: "POST",
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such node",
				406: "node is not part of a swarm",
				500: "server error"
			},
			options: opts
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Node.prototype.remove = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/nodes/" + this.id + "?",
			method: "DELETE",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				404: "no such node",
				500: "server error"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	module.exports = Node;
}));
// node_modules/dockerode/lib/session.js
var require_session = __commonJSMin(((exports, module) => {
	var __dirname = import.meta.dirname;
	var grpc = require_unused_module();
	var protoLoader = require_unused_module();
	var path = __require("path");
	var crypto = __require("crypto");
	function withSession(docker, auth, handler) {
		const sessionId = crypto.randomUUID();
		const opts = {
			method: "POST",
			path: "/session",
			hijack: true,
			headers: {
				Upgrade: "h2c",
				"X-Docker-Expose-Session-Uuid": sessionId,
				"X-Docker-Expose-Session-Name": "testcontainers"
			},
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		docker.modem.dial(opts, function(err, socket) {
			if (err) return handler(err, null, () => void 0);
			const server = new grpc.Server();
			const creds = grpc.ServerCredentials.createInsecure();
			server.createConnectionInjector(creds).injectConnection(socket);
			const pkg = protoLoader.loadSync(path.resolve(__dirname, "proto", "auth.proto"));
			const service = grpc.loadPackageDefinition(pkg);
			server.addService(service.moby.filesync.v1.Auth.service, { Credentials({ request }, callback) {
				if (auth) callback(null, {
					Username: auth.username,
					Secret: auth.password
				});
				else callback(null, {});
			} });
			function done() {
				server.forceShutdown();
				socket.end();
			}
			handler(null, sessionId, done);
		});
	}
	module.exports = withSession;
}));
// node_modules/dockerode/lib/buildkit.js
var require_buildkit = __commonJSMin(((exports, module) => {
	var __dirname = import.meta.dirname;
	var protobuf = require_unused_module();
	var path = __require("path");
	var BUILDKIT_TRACE_ID = "moby.buildkit.trace";
	var BUILDKIT_IMAGE_ID = "moby.image.id";
	var PROTO_TYPE = "moby.buildkit.v1.StatusResponse";
	var ENCODING_UTF8 = "utf8";
	var ENCODING_BASE64 = "base64";
	var StatusResponse;
	function loadProto() {
		if (StatusResponse) return StatusResponse;
		StatusResponse = protobuf.loadSync(path.resolve(__dirname, "proto", "buildkit_status.proto")).lookupType(PROTO_TYPE);
		return StatusResponse;
	}
	function decodeBuildKitStatus(base64Data) {
		var StatusResponse = loadProto();
		if (!base64Data || base64Data.length === 0) return {
			vertexes: [],
			statuses: [],
			logs: [],
			warnings: []
		};
		var buffer = Buffer.from(base64Data, ENCODING_BASE64);
		var message = StatusResponse.decode(buffer);
		return StatusResponse.toObject(message, {
			longs: String,
			enums: String,
			bytes: String,
			defaults: true
		});
	}
	function formatBuildKitStatus(status) {
		var lines = [];
		if (status.vertexes && status.vertexes.length > 0) status.vertexes.forEach(function(vertex) {
			if (vertex.name && vertex.started && !vertex.completed) lines.push("[" + vertex.digest.substring(0, 12) + "] " + vertex.name);
			if (vertex.error) lines.push("ERROR: " + vertex.error);
			if (vertex.completed && vertex.cached) lines.push("CACHED: " + vertex.name);
		});
		if (status.logs && status.logs.length > 0) status.logs.forEach(function(log) {
			var msg = Buffer.from(log.msg).toString(ENCODING_UTF8);
			if (msg.trim()) lines.push(msg.trimEnd());
		});
		if (status.statuses && status.statuses.length > 0) status.statuses.forEach(function(s) {
			if (s.name && s.total > 0) {
				var percent = Math.floor(s.current / s.total * 100);
				lines.push(s.name + ": " + percent + "% (" + s.current + "/" + s.total + ")");
			}
		});
		if (status.warnings && status.warnings.length > 0) status.warnings.forEach(function(warning) {
			var msg = Buffer.from(warning.short).toString(ENCODING_UTF8);
			lines.push("WARNING: " + msg);
		});
		return lines;
	}
	function parseBuildKitLine(line) {
		try {
			var json = JSON.parse(line);
			if (json.id === BUILDKIT_TRACE_ID && json.aux !== void 0) {
				var status = decodeBuildKitStatus(json.aux);
				return {
					isBuildKit: true,
					logs: formatBuildKitStatus(status),
					raw: status
				};
			}
			if (json.id === BUILDKIT_IMAGE_ID && json.aux && json.aux.ID) return {
				isBuildKit: true,
				logs: ["Built image: " + json.aux.ID],
				raw: json.aux
			};
			return {
				isBuildKit: false,
				logs: [],
				raw: json
			};
		} catch (e) {
			return {
				isBuildKit: false,
				logs: [],
				raw: null,
				error: e.message
			};
		}
	}
	function followProgress(stream, onFinished, onProgress) {
		var buffer = "";
		var output = [];
		var finished = false;
		stream.on("data", onStreamEvent);
		stream.on("error", onStreamError);
		stream.on("end", onStreamEnd);
		stream.on("close", onStreamEnd);
		function onStreamEvent(data) {
			buffer += data.toString();
			var lines = buffer.split("\n");
			buffer = lines.pop();
			lines.forEach(function(line) {
				if (!line.trim()) return;
				processLine(line);
			});
		}
		function processLine(line) {
			try {
				var result = parseBuildKitLine(line);
				if (result.isBuildKit) result.logs.forEach(function(log) {
					var event = { stream: log + "\n" };
					output.push(event);
					if (onProgress) onProgress(event);
				});
				else if (result.raw) {
					output.push(result.raw);
					if (onProgress) onProgress(result.raw);
				}
			} catch (e) {
				try {
					var json = JSON.parse(line);
					output.push(json);
					if (onProgress) onProgress(json);
				} catch (e2) {}
			}
		}
		function onStreamError(err) {
			finished = true;
			stream.removeListener("data", onStreamEvent);
			stream.removeListener("error", onStreamError);
			stream.removeListener("end", onStreamEnd);
			stream.removeListener("close", onStreamEnd);
			if (onFinished) onFinished(err, output);
		}
		function onStreamEnd() {
			if (finished) return;
			finished = true;
			if (buffer.trim()) processLine(buffer);
			stream.removeListener("data", onStreamEvent);
			stream.removeListener("error", onStreamError);
			stream.removeListener("end", onStreamEnd);
			stream.removeListener("close", onStreamEnd);
			if (onFinished) onFinished(null, output);
		}
	}
	module.exports = { followProgress };
}));
// node_modules/dockerode/lib/docker.js
var require_docker = __commonJSMin(((exports, module) => {
	var EventEmitter = __require("events").EventEmitter;
	var Modem = require_modem();
	var Container = require_container();
	var Image = require_image();
	var Volume = require_volume();
	var Network = require_network();
	var Service = require_service();
	var Plugin = require_plugin();
	var Secret = require_secret();
	var Config = require_config();
	var Task = require_task();
	var Node = require_node();
	var Exec = require_exec();
	var util = require_util();
	var withSession = require_session();
	var extend = util.extend;
	var Docker = function(opts) {
		if (!(this instanceof Docker)) return new Docker(opts);
		var plibrary = global.Promise;
		if (opts && opts.Promise) {
			plibrary = opts.Promise;
			if (Object.keys(opts).length === 1) opts = void 0;
		}
		if (opts && opts.modem) this.modem = opts.modem;
		else this.modem = new Modem(opts);
		this.modem.Promise = plibrary;
	};
	Docker.prototype.createContainer = function(opts, callback) {
		var self = this;
		var optsf = {
			path: "/containers/create?",
			method: "POST",
			options: opts,
			authconfig: opts.authconfig,
			abortSignal: opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				400: "bad parameter",
				404: "no such container",
				406: "impossible to attach",
				500: "server error"
			}
		};
		delete opts.authconfig;
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getContainer(data.Id));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return callback(err, data);
			callback(err, self.getContainer(data.Id));
		});
	};
	Docker.prototype.createImage = function(auth, opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = auth;
			auth = opts.authconfig || void 0;
		} else if (!callback && !opts) {
			opts = auth;
			auth = opts.authconfig;
		}
		var optsf = {
			path: "/images/create?",
			method: "POST",
			options: opts,
			authconfig: auth,
			abortSignal: opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Docker.prototype.loadImage = function(file, opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = null;
		}
		var optsf = {
			path: "/images/load?",
			method: "POST",
			options: opts,
			file,
			abortSignal: opts && opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Docker.prototype.importImage = function(file, opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = void 0;
		}
		if (!opts) opts = {};
		opts.fromSrc = "-";
		var optsf = {
			path: "/images/create?",
			method: "POST",
			options: opts,
			file,
			abortSignal: opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Docker.prototype.checkAuth = function(opts, callback) {
		var self = this;
		var optsf = {
			path: "/auth",
			method: "POST",
			options: opts,
			abortSignal: opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Docker.prototype.buildImage = function(file, opts, callback) {
		var self = this;
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = null;
		}
		var optsf = {
			path: "/build?",
			method: "POST",
			file: void 0,
			options: opts,
			abortSignal: opts && opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (opts) {
			if (opts.registryconfig) {
				optsf.registryconfig = optsf.options.registryconfig;
				delete optsf.options.registryconfig;
			}
			if (opts.authconfig) {
				optsf.authconfig = optsf.options.authconfig;
				delete optsf.options.authconfig;
			}
			if (opts.cachefrom && Array.isArray(opts.cachefrom)) optsf.options.cachefrom = JSON.stringify(opts.cachefrom);
		}
		function dial(callback) {
			util.prepareBuildContext(file, (ctx) => {
				optsf.file = ctx;
				self.modem.dial(optsf, callback);
			});
		}
		function dialWithSession(callback) {
			if (opts?.version === "2") withSession(self, optsf.authconfig, (err, sessionId, done) => {
				if (err) return callback(err);
				optsf.options.session = sessionId;
				dial((err, data) => {
					callback(err, data);
					if (data) data.on("end", done);
				});
			});
			else dial(callback);
		}
		if (callback === void 0) return new self.modem.Promise(function(resolve, reject) {
			dialWithSession(function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else dialWithSession(callback);
	};
	Docker.prototype.followProgress = function(stream, onFinished, onProgress) {
		return require_buildkit().followProgress(stream, onFinished, onProgress);
	};
	Docker.prototype.getContainer = function(id) {
		return new Container(this.modem, id);
	};
	Docker.prototype.getImage = function(name) {
		return new Image(this.modem, name);
	};
	Docker.prototype.getVolume = function(name) {
		return new Volume(this.modem, name);
	};
	Docker.prototype.getPlugin = function(name, remote) {
		return new Plugin(this.modem, name, remote);
	};
	Docker.prototype.getService = function(id) {
		return new Service(this.modem, id);
	};
	Docker.prototype.getTask = function(id) {
		return new Task(this.modem, id);
	};
	Docker.prototype.getNode = function(id) {
		return new Node(this.modem, id);
	};
	Docker.prototype.getNetwork = function(id) {
		return new Network(this.modem, id);
	};
	Docker.prototype.getSecret = function(id) {
		return new Secret(this.modem, id);
	};
	Docker.prototype.getConfig = function(id) {
		return new Config(this.modem, id);
	};
	Docker.prototype.getExec = function(id) {
		return new Exec(this.modem, id);
	};
	Docker.prototype.listContainers = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/json?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.listImages = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/images/json?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.getImages = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/images/get?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				400: "bad parameter",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.listServices = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/services?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.listNodes = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/nodes?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				404: "no such node",
				500: "server error",
				503: "node is not part of a swarm"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.listTasks = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/tasks?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.createSecret = function(opts, callback) {
		var args = util.processArgs(opts, callback);
		var self = this;
		var optsf = {
			path: "/secrets/create?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				406: "server error or node is not part of a swarm",
				409: "name conflicts with an existing object",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getSecret(data.ID));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, self.getSecret(data.ID));
		});
	};
	Docker.prototype.createConfig = function(opts, callback) {
		var args = util.processArgs(opts, callback);
		var self = this;
		var optsf = {
			path: "/configs/create?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				406: "server error or node is not part of a swarm",
				409: "name conflicts with an existing object",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getConfig(data.ID));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, self.getConfig(data.ID));
		});
	};
	Docker.prototype.listSecrets = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/secrets?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.listConfigs = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/configs?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.createPlugin = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins/create?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				204: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getPlugin(args.opts.name));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, self.getPlugin(args.opts.name));
		});
	};
	Docker.prototype.listPlugins = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/plugins?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pruneImages = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/images/prune?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pruneBuilder = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/build/prune",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pruneContainers = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/containers/prune?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pruneVolumes = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/volumes/prune?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pruneNetworks = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks/prune?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.createVolume = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/volumes/create?",
			method: "POST",
			allowEmpty: true,
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getVolume(data.Name));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, self.getVolume(data.Name));
		});
	};
	Docker.prototype.createService = function(auth, opts, callback) {
		if (!callback && typeof opts === "function") {
			callback = opts;
			opts = auth;
			auth = opts.authconfig || void 0;
		} else if (!opts && !callback) opts = auth;
		var self = this;
		var optsf = {
			path: "/services/create",
			method: "POST",
			options: opts,
			authconfig: auth,
			abortSignal: opts && opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getService(data.ID || data.Id));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return callback(err, data);
			callback(err, self.getService(data.ID || data.Id));
		});
	};
	Docker.prototype.listVolumes = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/volumes?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.createNetwork = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks/create?",
			method: "POST",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				201: true,
				404: "driver not found",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(self.getNetwork(data.Id));
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			if (err) return args.callback(err, data);
			args.callback(err, self.getNetwork(data.Id));
		});
	};
	Docker.prototype.listNetworks = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/networks?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.searchImages = function(opts, callback) {
		var self = this;
		var optsf = {
			path: "/images/search?",
			method: "GET",
			options: opts,
			authconfig: opts.authconfig,
			abortSignal: opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			callback(err, data);
		});
	};
	Docker.prototype.info = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var opts = {
			path: "/info",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.version = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var opts = {
			path: "/version",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(opts, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(opts, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.ping = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/_ping",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.df = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/system/df",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.getEvents = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/events?",
			method: "GET",
			options: args.opts,
			abortSignal: args.opts.abortSignal,
			isStream: true,
			statusCodes: {
				200: true,
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.pull = function(repoTag, opts, callback, auth) {
		var args = util.processArgs(opts, callback);
		var imageSrc = util.parseRepositoryTag(repoTag);
		args.opts.fromImage = imageSrc.repository;
		args.opts.tag = imageSrc.tag || "latest";
		var argsf = [args.opts, args.callback];
		if (auth) argsf = [
			auth,
			args.opts,
			args.callback
		];
		return this.createImage.apply(this, argsf);
	};
	Docker.prototype.pullAll = function(repoTag, opts, callback, auth) {
		var args = util.processArgs(opts, callback);
		var imageSrc = util.parseRepositoryTag(repoTag);
		args.opts.fromImage = imageSrc.repository;
		var argsf = [args.opts, args.callback];
		if (auth) argsf = [
			auth,
			args.opts,
			args.callback
		];
		return this.createImage.apply(this, argsf);
	};
	Docker.prototype.run = function(image, cmd, streamo, createOptions, startOptions, callback) {
		if (typeof arguments[arguments.length - 1] === "function") return this.runCallback(image, cmd, streamo, createOptions, startOptions, callback);
		else return this.runPromise(image, cmd, streamo, createOptions, startOptions);
	};
	Docker.prototype.runCallback = function(image, cmd, streamo, createOptions, startOptions, callback) {
		if (!callback && typeof createOptions === "function") {
			callback = createOptions;
			createOptions = {};
			startOptions = {};
		} else if (!callback && typeof startOptions === "function") {
			callback = startOptions;
			startOptions = {};
		}
		var hub = new EventEmitter();
		function handler(err, container) {
			if (err) return callback(err, null, container);
			hub.emit("container", container);
			container.attach({
				stream: true,
				stdout: true,
				stderr: true
			}, function handler(err, stream) {
				if (err) return callback(err, null, container);
				hub.emit("stream", stream);
				if (streamo) {
					if (streamo instanceof Array) {
						stream.on("end", function() {
							try {
								streamo[0].end();
							} catch (e) {}
							try {
								streamo[1].end();
							} catch (e) {}
						});
						container.modem.demuxStream(stream, streamo[0], streamo[1]);
					} else {
						stream.setEncoding("utf8");
						stream.pipe(streamo, { end: true });
					}
				}
				container.start(startOptions, function(err, data) {
					if (err) return callback(err, data, container);
					hub.emit("start", container);
					container.wait(function(err, data) {
						hub.emit("data", data);
						callback(err, data, container);
					});
				});
			});
		}
		var optsc = {
			"Hostname": "",
			"User": "",
			"AttachStdin": false,
			"AttachStdout": true,
			"AttachStderr": true,
			"Tty": true,
			"OpenStdin": false,
			"StdinOnce": false,
			"Env": null,
			"Cmd": cmd,
			"Image": image,
			"Volumes": {},
			"VolumesFrom": []
		};
		extend(optsc, createOptions);
		this.createContainer(optsc, handler);
		return hub;
	};
	Docker.prototype.runPromise = function(image, cmd, streamo, createOptions, startOptions) {
		var self = this;
		createOptions = createOptions || {};
		startOptions = startOptions || {};
		var optsc = {
			"Hostname": "",
			"User": "",
			"AttachStdin": false,
			"AttachStdout": true,
			"AttachStderr": true,
			"Tty": true,
			"OpenStdin": false,
			"StdinOnce": false,
			"Env": null,
			"Cmd": cmd,
			"Image": image,
			"Volumes": {},
			"VolumesFrom": []
		};
		extend(optsc, createOptions);
		var containero;
		return new this.modem.Promise(function(resolve, reject) {
			self.createContainer(optsc).then(function(container) {
				containero = container;
				return container.attach({
					stream: true,
					stdout: true,
					stderr: true
				});
			}).then(function(stream) {
				if (streamo) {
					if (streamo instanceof Array) {
						stream.on("end", function() {
							try {
								streamo[0].end();
							} catch (e) {}
							try {
								streamo[1].end();
							} catch (e) {}
						});
						containero.modem.demuxStream(stream, streamo[0], streamo[1]);
					} else {
						stream.setEncoding("utf8");
						stream.pipe(streamo, { end: true });
					}
				}
				return containero.start(startOptions);
			}).then(function(data) {
				return containero.wait();
			}).then(function(data) {
				resolve([data, containero]);
			}).catch(function(err) {
				reject(err);
			});
		});
	};
	Docker.prototype.swarmInit = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/swarm/init",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				406: "node is already part of a Swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.swarmJoin = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/swarm/join",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				406: "node is already part of a Swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.swarmLeave = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/swarm/leave?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				406: "node is not part of a Swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.swarmUpdate = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/swarm/update?",
			method: "POST",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				400: "bad parameter",
				406: "node is already part of a Swarm"
			},
			options: args.opts
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.prototype.swarmInspect = function(opts, callback) {
		var self = this;
		var args = util.processArgs(opts, callback);
		var optsf = {
			path: "/swarm",
			method: "GET",
			abortSignal: args.opts.abortSignal,
			statusCodes: {
				200: true,
				406: "This node is not a swarm manager",
				500: "server error"
			}
		};
		if (args.callback === void 0) return new this.modem.Promise(function(resolve, reject) {
			self.modem.dial(optsf, function(err, data) {
				if (err) return reject(err);
				resolve(data);
			});
		});
		else this.modem.dial(optsf, function(err, data) {
			args.callback(err, data);
		});
	};
	Docker.Container = Container;
	Docker.Image = Image;
	Docker.Volume = Volume;
	Docker.Network = Network;
	Docker.Service = Service;
	Docker.Plugin = Plugin;
	Docker.Secret = Secret;
	Docker.Task = Task;
	Docker.Node = Node;
	Docker.Exec = Exec;
	module.exports = Docker;
}));
export default require_docker();
export {};
