// SPDX-License-Identifier: Apache-2.0

/**
 * Log lines as OpenShell writes them: timestamp, level, target, message, key=value, without colours. Owns the format;
 * the messages belong to those who log.
 */

export type LogLevel = 'ERROR' | 'WARN' | 'INFO';
export type LogFields = Readonly<Record<string, string | number | boolean>>;

export interface LogEntry {
  readonly level: LogLevel;
  readonly target: string;
  readonly message: string;
  readonly fields?: LogFields;
}

export type Log = (entry: LogEntry) => void;

/** One line without its newline. */
export function formatLogLine(entry: LogEntry, at: Date): string {
  const stamp = at.toISOString().replace('Z', '000Z');
  return `${stamp} ${entry.level.padStart(5)} ${entry.target}: ${entry.message}${formatFields(entry.fields ?? {})}`;
}

/** ` key=value` for each field, quoted where a value holds a space. */
function formatFields(fields: LogFields): string {
  return Object.entries(fields)
    .map(([key, value]) => ` ${key}=${formatValue(value)}`)
    .join('');
}

function formatValue(value: string | number | boolean): string {
  return typeof value === 'string' && !/^[^\s"=]+$/.test(value) ? JSON.stringify(value) : String(value);
}

/** A log that writes to standard output, which whoever started this process has put into a file. */
export function openLog(): Log {
  return (entry) => {
    process.stdout.write(`${formatLogLine(entry, new Date())}\n`);
  };
}
