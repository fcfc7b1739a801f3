// SPDX-License-Identifier: Apache-2.0
/** Child processes: each in a process group of its own, environment as given and nothing more. */
export interface CommandRequest {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Absolute path of the file that it reads; /dev/null without one. */
  readonly stdinFile?: string;
  /** After it the group gets TERM, and KILL 2 s later. */
  readonly timeoutMs: number;
  /** Bytes kept of each stream: the head of stdout, the tail of stderr. */
  readonly stdoutLimitBytes: number;
  readonly stderrLimitBytes: number;
}

export interface CommandResult {
  /** Null when a signal ended it or it could not be started. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly outcome: 'exited' | 'timed-out' | 'cancelled' | 'not-started';
  readonly stdout: string;
  readonly stderr: string;
  /** There was a secret in stdout, which is masked: what is parsed of it is not what was printed. */
  readonly stdoutMasked?: true;
  /** Bytes seen, also those not kept. */
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  readonly durationMs: number;
}

export interface StreamRequest {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Called for each whole line of stdout, without its line break, cut at the limit. */
  readonly onLine: (line: string) => void;
  readonly lineLimitBytes: number;
  /** Called once with the pid of the group's leader. */
  readonly onStart: (pid: number) => void;
}

export interface CommandRunner {
  /** Runs to the end, the timeout or the abort; when it resolves nothing of the group is left. Never rejects. */
  run(request: CommandRequest, signal: AbortSignal): Promise<CommandResult>;
  /** Runs until it ends or the signal aborts; then nothing of the group is left. Never rejects. */
  stream(request: StreamRequest, signal: AbortSignal): Promise<{ readonly exitCode: number | null }>;
}
