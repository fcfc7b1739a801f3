// src/standin/lib/daemon.ts
const PASSED = [
	"PATH",
	"HOME",
	"LANG",
	"TZ",
	"TMPDIR",
	"NODE_COMPILE_CACHE"
];
function daemonEnvironment() {
	const pairs = PASSED.flatMap((name) => {
		const value = process.env[name];
		return value === void 0 ? [] : [[name, value]];
	});
	return Object.fromEntries(pairs);
}
export { daemonEnvironment as t };
