// SPDX-License-Identifier: Apache-2.0
/** A site's files, wherever they lie. Paths are relative to the site and use `/`; all of them are made by us. */

export interface SiteReader {
  /** Null when there is no such file. Throws a HarnessError for what is no plain file or larger than the limit. */
  read(path: string, limitBytes: number): Promise<string | null>;
  /** Names of the folders in a folder; none where it is not there. */
  folders(path: string): Promise<readonly string[]>;
}

export interface SiteWriter {
  /** Whether the bytes are other than they were. A file is there as a whole or not at all. */
  write(path: string, text: string): Promise<boolean>;
  /** A folder of a run or of a pull request, with all that is in it. */
  remove(path: string): Promise<void>;
}
