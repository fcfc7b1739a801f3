// SPDX-License-Identifier: Apache-2.0
/**
 * Receives traces over OTLP, gRPC and HTTP, and writes each span as one line of system/watch/otel.jsonl:
 *
 *     {"atMs": 1203.5, "at": "2026-11-29T15:45:01.203Z", "span": {"traceId": "0af7651916cd43dd8448eb211c80319c",
 *      "spanId": "b7ad6b7169203331", "parentSpanId": null, "name": "sweep", "kind": "internal",
 *      "startUnixNano": "1796053501100000000", "endUnixNano": "1796053501200000000",
 *      "status": {"code": "unset", "message": ""}, "attributes": {"count": 3},
 *      "events": [{"name": "retry", "atUnixNano": "1796053501150000000", "attributes": {}}],
 *      "scope": {"name": "tracer", "version": ""}, "resource": {"service.name": "gateway"}, "cut": false}}
 *     {"atMs": 2204.1, "at": "2026-11-29T15:45:02.204Z", "gap": "HTTP: it is not JSON"}
 *
 * `atMs` is the run's monotonic clock when the request with the span was there, which is later than the span's end by the
 * sender's batching; the times within the span are the sender's wall clock. `kind` is unspecified, internal, server,
 * client, producer or consumer; the status code unset, ok or error. Whole numbers beyond 53 bits are texts, as are `NaN`,
 * `+Inf`, `-Inf`; bytes are base64. `cut` says that something did not fit SPAN_LIMITS. Links and the state of the trace
 * are left out. A gap is a request that was refused (the first ones only), or the end of the file's size.
 */
import type { Clock } from '../ports/clock.ts';
import type { Observers, TracesHandle } from '../ports/observers.ts';
import { type BodyLimits, createBodyReader } from './otlp-body.ts';
import { openLinesFile } from './capped-file.ts';
import { listenGrpc } from './otlp-grpc.ts';
import { listenHttp } from './otlp-http.ts';
import { parseRequest, REQUEST_LIMITS, type RequestBody, type Taken, type TraceIntake } from './otlp-intake.ts';
import type { Listener } from './otlp-listen.ts';
import { keepRecentSpans, type RecentSpans } from './otlp-recent.ts';

/** So that a client that is refused again and again does not fill the file. */
const GAP_LINES = 100;
const GAP_CHARACTERS = 300;

type TracesRequest = Parameters<Observers['receiveTraces']>[0];
type Summary = Awaited<ReturnType<TracesHandle['close']>>;

/** Rejects with a HarnessError when the host's address cannot be listened on. */
export async function receiveTraces(
  clock: Clock,
  request: TracesRequest,
  limits: BodyLimits = REQUEST_LIMITS,
): Promise<TracesHandle> {
  const recent = keepRecentSpans();
  const sink = createSink(clock, request, { recent, limits });
  const listeners: Listener[] = [];
  const end = async (): Promise<Summary> => {
    sink.end();
    await Promise.all(listeners.map((listener) => listener.close()));
    return sink.summary();
  };
  try {
    const grpc = await listenGrpc(request.host, sink.intake);
    listeners.push(grpc);
    const http = await listenHttp(request.host, sink.intake);
    listeners.push(http);
    let ended: Promise<Summary> | null = null;
    return {
      endpoints: { grpc: grpc.url, http: http.url },
      position: () => recent.count(),
      search: (pattern, afterSpan) => recent.search(pattern, afterSpan),
      close: () => (ended ??= end()),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

interface Sink {
  readonly intake: TraceIntake;
  readonly summary: () => Summary;
  /** Nothing is taken or written after it. */
  readonly end: () => void;
}

function createSink(
  clock: Clock,
  request: TracesRequest,
  { recent, limits }: { readonly recent: RecentSpans; readonly limits: BodyLimits },
): Sink {
  const stamp = (): { atMs: number; at: string } => ({ atMs: clock.elapsedMs(), at: clock.wallTime() });
  const file = openLinesFile(request.destination, () => ({ ...stamp(), gap: 'the file is at its size limit' }));
  let gaps = 0;
  let ended = false;
  const refuse = (reason: string): void => {
    gaps += 1;
    if (!ended && gaps <= GAP_LINES) file.add({ ...stamp(), gap: reason.slice(0, GAP_CHARACTERS) });
  };
  const take = (body: RequestBody): Taken => {
    if (ended) return { ok: false, reason: 'the receiver has ended' };
    try {
      const { spans, rejected, reason } = parseRequest(body, limits.bytes);
      const received = stamp();
      for (const span of spans) {
        recent.add(span, { atMs: received.atMs, line: file.add({ ...received, span }) ? file.lines() : null });
      }
      if (rejected > 0) refuse(reason);
      if (spans.length > 0) request.onChange();
      return { ok: true, rejected, reason };
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    intake: { limits, readBody: createBodyReader(limits), take, refuse },
    summary: () => ({ lines: file.lines(), complete: !file.hasFailed() }),
    end() {
      ended = true;
      file.close();
    },
  };
}
