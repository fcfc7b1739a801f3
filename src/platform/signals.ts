// SPDX-License-Identifier: Apache-2.0
/** SIGINT and SIGTERM as an AbortSignal: a handler sets a flag and does nothing else. What stopping means is the engine's affair. */

export interface StopWatch {
  /** Aborts at the first signal, with its name (`SIGINT`) as the reason. */
  readonly signal: AbortSignal;
  /** Lets the process have its default handlers back. */
  close(): void;
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** `onFurther` is told of every signal after the first, which changes nothing: the run is already being stopped. */
export function watchStopSignals(onFurther: (name: string) => void): StopWatch {
  const controller = new AbortController();
  const handle = (name: string): void => {
    if (controller.signal.aborted) onFurther(name);
    else controller.abort(name);
  };
  for (const name of stopSignals) process.on(name, handle);
  return {
    signal: controller.signal,
    close: () => {
      for (const name of stopSignals) process.off(name, handle);
    },
  };
}
