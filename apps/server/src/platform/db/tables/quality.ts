import type { ReplacementFailure, ReportReason, Source } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { CheckName, Rejection } from "@alambic/author/verify";
import type { Defaulted, JsonColumn, OptionalJsonColumn } from "./columns.ts";

/** What an item went through before it was published. */
export interface StoredQuality {
  readonly checks: readonly CheckName[];
  /** A model that saw the source and not the key came to the same answer. */
  readonly solved_blind: boolean;
}

/** An item that was drafted and did not stand. */
export interface RejectedItemsTable {
  id: string;
  capsule_id: string;
  /** The lesson's place in the author's outline. */
  outline_index: number;
  lesson_title: string;
  title: string;
  question: string;
  content_type: Exercise["content_type"];
  source: OptionalJsonColumn<Source>;
  reasons: JsonColumn<readonly Rejection[]>;
}

export interface ItemReportsTable {
  id: string;
  user_id: string;
  /** The client's name for it, so that it counts once however often it is sent. */
  report_id: string;
  atom_id: string;
  capsule_id: string;
  reason: ReportReason;
  comment: string;
  details: JsonColumn<readonly string[]>;
  created_at: Date;
  closed_at: Defaulted<Date | null>;
}

/** Another item is being made in the place of one, or could not be. */
export interface ItemReplacementsTable {
  atom_id: string;
  /** Who asked last. */
  user_id: string;
  since: Date;
  /** Null while it is being made. */
  failure: ReplacementFailure | null;
}

/** An administrator read something of a member's private capsule, since a report on it was open. */
export interface PrivateReadsTable {
  id: string;
  reader_id: string;
  /** The operation by which it was read. */
  operation: string;
  capsule_id: string;
  /** The item; null for a lesson or the whole capsule. */
  atom_id: string | null;
  report_id: string;
  read_at: Date;
}

export interface QualityTables {
  private_reads: PrivateReadsTable;
  item_replacements: ItemReplacementsTable;
  rejected_items: RejectedItemsTable;
  item_reports: ItemReportsTable;
}
