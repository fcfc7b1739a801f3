// SPDX-License-Identifier: Apache-2.0
/** Run ids and root seeds, made from time and randomness that are given. */
import { UsageError } from '../core/domain/errors.ts';
import { parseSeed } from '../core/plan/seed.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const suffixLength = 6;

/** `20261129T154500Z-k3x9qa`: the wall time to the second, then six characters. `bytes` are at least six random bytes. */
export function makeRunId(wallTime: string, bytes: Uint8Array): string {
  const time = wallTime.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '');
  const suffix = [...bytes.subarray(0, suffixLength)].map((byte) => alphabet[byte % alphabet.length] ?? '0').join('');
  return `${time}-${suffix}`;
}

/** A 64-bit seed, decimal, of eight random bytes. */
export function makeSeed(bytes: Uint8Array): string {
  return String(bytes.subarray(0, 8).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n));
}

/** The seed that the caller typed. Throws a UsageError for anything but a decimal number below 2^64. */
export function readSeed(text: string): string {
  const seed = parseSeed(text);
  if (seed !== null) return seed;
  throw new UsageError(`seed "${text.slice(0, 40)}" is not a whole number from 0 to 18446744073709551615`, {
    code: 'bad-seed',
  });
}
