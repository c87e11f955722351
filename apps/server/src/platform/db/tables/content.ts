import type { Defaulted } from "./columns.ts";

/** One row: the version of the shipped content that was loaded last. */
export interface LoadedContentTable {
  single: Defaulted<boolean>;
  version: string;
  loaded_at: Date;
}

export interface ContentTables {
  loaded_content: LoadedContentTable;
}
