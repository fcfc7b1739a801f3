// SPDX-License-Identifier: Apache-2.0
/**
 * Where a site is kept: its files as they are now, and the change that a publication makes of them. A change is a function
 * of the files, so that whoever lost a race applies it again to what the other one left. Paths are relative to the site,
 * with `/` between names.
 */
import type { SiteReader } from './site-store.ts';

/** A site as it is now. Nothing of it is read but what is asked for; what is asked for at the same time shares requests. */
export interface SiteFiles extends SiteReader {
  /** Names of what lies in a folder, not of what lies deeper; empty where there is no such folder. */
  names(folder: string): Promise<readonly string[]>;
}

export interface SiteEdit {
  readonly writes: ReadonlyMap<string, string | Uint8Array>;
  /** Files, or folders with all that is in them. They go before anything is written. */
  readonly deletes: readonly string[];
  /** What was done, in one line. */
  readonly summary: string;
}

/** Null: there is nothing to change. */
export type EditSite = (files: SiteFiles) => Promise<SiteEdit | null>;

export interface BranchUpdate {
  /** The branch's commit now; null where there is still no branch. */
  readonly commit: string | null;
  readonly changed: boolean;
  /** Pushes that were tried. */
  readonly tries: number;
}

export interface BranchSquash {
  readonly commit: string;
  /** Of a clone of the branch. */
  readonly packBytesBefore: number;
  readonly packBytesAfter: number;
  readonly tries: number;
}

/** One folder of one branch of a repository. Every method throws a BranchError whose `kind` says who can do what. */
export interface SiteBranch {
  /** Pushes the edit without force, on the newest tip; makes the branch where there is none. */
  update(edit: EditSite): Promise<BranchUpdate>;
  /** Makes one commit of the whole branch, if nobody has moved it meanwhile. Files stay, the branch's history goes. */
  squash(): Promise<BranchSquash>;
  /** Writes the files of the whole branch into an empty folder of this machine; gives their bytes. */
  export(folder: string): Promise<number>;
}
