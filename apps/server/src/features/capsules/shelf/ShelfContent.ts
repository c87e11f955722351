import type { SourceNotice } from "@alambic/author/model";
import type { ContentLevel } from "../versions/storeContent.ts";

/** A capsule of the shelf as it was made. */
export interface ShelfContent {
  readonly title: string;
  readonly description: string;
  readonly objectives: readonly string[];
  readonly prerequisites: readonly string[];
  readonly sources: readonly SourceNotice[];
  readonly granules: readonly ContentLevel[];
}
