// SPDX-License-Identifier: Apache-2.0
/**
 * Which files of a run directory a site publishes, and under which names. All but our own two documents become text
 * files; what a browser would run or draw, what is hidden, what is no text and what is too large stays behind, counted.
 */
import { compareNames, count, formatBytes } from '../report/text.ts';

export interface EvidenceFile {
  /** Relative to the run directory. */
  readonly path: string;
  readonly sizeBytes: number;
}

export interface PlannedFile {
  readonly from: string;
  /** Relative to the folder of the run's page. */
  readonly to: string;
}

export type LeftReason = 'too large' | 'a page or a picture' | 'hidden' | 'not text' | 'no room' | 'a link or a device';

export interface FilePlan {
  readonly files: readonly PlannedFile[];
  readonly left: ReadonlyMap<LeftReason, number>;
}

/** Folder of the evidence in the folder of a run's page. */
const filesDir = 'files';
/** Largest file; above, the artifact of the run has it. */
export const MAX_FILE_BYTES: number = 50_000_000;
const maxRunBytes = 60_000_000;
const maxFiles = 1000;
const maxDepth = 12;
const maxSegment = 80;
/** What browsers give life to, whatever it is served as. */
const alive = /\.(?:html?|xhtml?|shtml|svgz?|xml|xslt?|mht(?:ml)?|m?js|cjs|css|wasm|pdf|swf|htc|hta)$/i;
/** Written by the publisher itself. */
const own: readonly string[] = ['manifest.json', 'verdict.json', 'report.html'];
const first: readonly string[] = ['timeline.jsonl', 'experiment.yaml', 'adapter.yaml', 'logs/harness.log'];

/** Small files first, since they are many and each is some evidence; what says most before all others. */
export function planFiles(files: readonly EvidenceFile[], refused: number): FilePlan {
  const left = new Map<LeftReason, number>();
  if (refused > 0) left.set('a link or a device', refused);
  const planned: PlannedFile[] = [];
  const taken = new Set<string>();
  let bytes = 0;
  for (const file of [...files].sort(compareFiles)) {
    if (own.includes(file.path)) continue;
    const why =
      refusalOf(file) ?? (planned.length >= maxFiles || bytes + file.sizeBytes > maxRunBytes ? 'no room' : null);
    if (why !== null) {
      left.set(why, (left.get(why) ?? 0) + 1);
      continue;
    }
    bytes += file.sizeBytes;
    planned.push({ from: file.path, to: freeName(publishedName(file.path), taken) });
  }
  return { files: planned, left };
}

/** What the page says of files that are not there; null when all are. */
export function leftNote(left: FilePlan['left']): string | null {
  const parts = [...left].map(([why, number]) => `${String(number)} ${why}`);
  const all = [...left.values()].reduce((sum, number) => sum + number, 0);
  if (all === 0) return null;
  const limit = formatBytes(MAX_FILE_BYTES);
  return `${count(all, 'file')} of the run directory not published here (${parts.join(', ')}; the limit is ${limit} a file). The artifact has them.`;
}

function refusalOf({ path, sizeBytes }: EvidenceFile): LeftReason | null {
  const parts = path.split('/');
  if (parts.some((part) => part.startsWith('.') || part === '')) return 'hidden';
  if (parts.length > maxDepth) return 'no room';
  if (alive.test(path)) return 'a page or a picture';
  return sizeBytes >= MAX_FILE_BYTES ? 'too large' : null;
}

/** `logs/gateway.log` as `logs/gateway.log.txt`; what is no plain letter, digit, dot or dash in a name is made one. */
function publishedName(path: string): string {
  const safe = path.split('/').map((part) =>
    part
      .slice(0, maxSegment)
      .replace(/[^A-Za-z0-9._-]/g, '_')
      .replace(/^[-.]/, '_')
      .replace(/\.$/, '_'),
  );
  const name = safe.pop() ?? '';
  // Files end with .txt and folders never do, so that no file needs the name of a folder.
  const folders = safe.map((part) => part.replace(/\.txt$/i, '.txt_'));
  return [filesDir, ...folders, name.endsWith('.txt') ? name : `${name}.txt`].join('/');
}

/** Names that differ in case alone are one name on some disks. A file's name never is that of another's folder. */
function freeName(name: string, taken: Set<string>): string {
  const base = name.slice(0, -'.txt'.length);
  let free = name;
  for (let next = 2; taken.has(free.toLowerCase()); next += 1) free = `${base}-${String(next)}.txt`;
  taken.add(free.toLowerCase());
  return free;
}

function compareFiles(left: EvidenceFile, right: EvidenceFile): number {
  const [a, b] = [rank(left), rank(right)];
  return a - b || left.sizeBytes - right.sizeBytes || compareNames(left.path, right.path);
}

function rank({ path }: EvidenceFile): number {
  const place = first.indexOf(path);
  return place === -1 ? first.length : place;
}
