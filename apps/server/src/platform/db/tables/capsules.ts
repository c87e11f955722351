import type {
  Area,
  AtomMetadata,
  CapsuleLevel,
  ClassificationLabel,
  Domain,
  GenerationStatus,
  Locale,
  MadeFrom,
  ProblemCode,
} from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ColumnType, RawBuilder } from "kysely";

import type {
  DocumentTable,
  EntryList,
  ExtractedHeading,
  Listing,
  Provenance,
  SourceNotice,
  StepList,
} from "@alambic/author/model";
import type { Defaulted, JsonColumn, OptionalJsonColumn } from "./columns.ts";
import type { StoredQuality } from "./quality.ts";

export interface CapsulesTable {
  id: string;
  /** The member for whom it was made; null for what ships with the product. */
  owner_id: string | null;
  /** Names a shipped capsule across its versions, and the version that is loaded. */
  content_key: Defaulted<string | null>;
  content_hash: Defaulted<string | null>;
  title: string;
  description: string;
  domain: Domain;
  area: Area;
  main_skill: string;
  language: Locale;
  source_language: string | null;
  icon: string;
  author_name: string;
  made_from_kind: MadeFrom["kind"];
  made_from_label: string;
  tags: JsonColumn<string[]>;
  objectives: JsonColumn<string[]>;
  prerequisites: JsonColumn<string[]>;
  is_public: boolean;
  /** Since when an administrator keeps it out of the catalogue. */
  sharing_barred_at: Defaulted<Date | null>;
  generation_status: GenerationStatus;
  /** Null where it follows from the number of items. */
  duration_hours: number | null;
  /** Words of the title, description, domain and skill, folded; see `searchText`. */
  search: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  created_at: Date;
  /** How much it asks for, and the capsule that it builds on; null where nobody said. */
  level: Defaulted<CapsuleLevel | null>;
  after_id: Defaulted<string | null>;
}

/** A capsule of the shelf, which stands in the catalogue before it is made. */
export interface ShelfEntriesTable {
  capsule_id: string;
  /** What stands for the content of the newest version, and of that which is stored. */
  version: string;
  made_version: Defaulted<string | null>;
  level_count: number;
  lesson_count: number;
  atom_count: number;
  xp_total: number;
  sources: JsonColumn<readonly SourceNotice[]>;
}

export interface GranulesTable {
  id: string;
  capsule_id: string;
  position: number;
  title: string;
  description: string;
}

export interface MoleculesTable {
  id: string;
  capsule_id: string;
  granule_id: string;
  /** Its place in the author's outline, which stays when lessons before it are dropped. */
  outline_index: number;
  position: number;
  lesson_number: number;
  title: string;
  description: string;
  generation_status: GenerationStatus;
  atom_count: Defaulted<number>;
  xp_total: Defaulted<number>;
  bonus_xp_total: Defaulted<number>;
  /** How often bonus exercises were added. */
  bonus_rounds: Defaulted<number>;
  /** How often bonus theory was added. */
  bonus_theory_rounds: Defaulted<number>;
  /** Since when it is no longer part of its capsule, and stands behind the lessons that are. */
  retired_at: Defaulted<Date | null>;
}

export interface AtomsTable {
  id: string;
  capsule_id: string;
  molecule_id: string;
  position: number;
  title: string;
  content_type: Exercise["content_type"];
  content: JsonColumn<Exercise["content"]>;
  metadata: JsonColumn<AtomMetadata>;
  provenance: OptionalJsonColumn<Provenance>;
  /** Null for what ships with the product, and for items from before this was recorded. */
  quality: OptionalJsonColumn<StoredQuality>;
  reward_xp: number;
  is_bonus: Defaulted<boolean>;
  /** Made by a Pro member: open to every plan. */
  is_shared_bonus: Defaulted<boolean>;
  /** Since when it is no longer part of its lesson. */
  retired_at: Defaulted<Date | null>;
  /** The same in the other languages of its capsule, which is remembered with it. */
  twin_id: Defaulted<string | null>;
  /** Taken out by hand: a new version of the content does not bring it back. */
  is_withdrawn: Defaulted<boolean>;
}

export interface DocumentsTable {
  capsule_id: string;
  name: string;
  title: string | null;
  language: Locale;
  page_count: number;
  word_count: number;
  headings: JsonColumn<readonly ExtractedHeading[]>;
  step_lists: OptionalJsonColumn<readonly StepList[]>;
  entry_lists: OptionalJsonColumn<readonly EntryList[]>;
  tables: OptionalJsonColumn<readonly DocumentTable[]>;
  listings: OptionalJsonColumn<readonly Listing[]>;
  unread_pages: OptionalJsonColumn<readonly number[]>;
  created_at: Date;
}

export interface DocumentPagesTable {
  capsule_id: string;
  position: number;
  page_number: number;
  text: string;
}

/** What a capsule was asked for; the text of a document stands in its own tables. */
export interface StoredRequest {
  readonly title: string;
  readonly language: Locale;
  readonly source:
    | { readonly kind: "document" }
    | {
        readonly kind: "topic";
        readonly topic: string;
        readonly domain: string;
        readonly area: string;
        readonly mainSkill: string;
      };
}

export interface GenerationsTable {
  capsule_id: string;
  user_id: string;
  status: GenerationStatus;
  request: JsonColumn<StoredRequest>;
  /** Written by `storedOutline`, and of unknown shape until `parseOutline` has read it. */
  outline: OptionalJsonColumn<unknown>;
  /** Who planned it; null before. */
  author: Defaulted<string | null>;
  sources: OptionalJsonColumn<readonly SourceNotice[]>;
  next_lesson: Defaulted<number>;
  failure_code: Defaulted<ProblemCode | null>;
  created_at: Date;
  updated_at: Date;
}

export interface QuotaUnitsTable {
  capsule_id: string;
  user_id: string;
  spent_at: Date;
  refunded_at: Defaulted<Date | null>;
}

export interface ClassificationCorrectionsTable {
  id: string;
  user_id: string | null;
  text: string;
  suggested: JsonColumn<ClassificationLabel>;
  corrected: JsonColumn<ClassificationLabel>;
  created_at: Date;
}

/** Bonus items that are being made. */
export interface BonusRequestsTable {
  molecule_id: string;
  kind: "exercises" | "theory";
  /** Who asked for them. */
  user_id: string;
  since: Date;
}

export interface CapsuleTables {
  bonus_requests: BonusRequestsTable;
  shelf_entries: ShelfEntriesTable;
  capsules: CapsulesTable;
  granules: GranulesTable;
  molecules: MoleculesTable;
  atoms: AtomsTable;
  documents: DocumentsTable;
  document_pages: DocumentPagesTable;
  generations: GenerationsTable;
  quota_units: QuotaUnitsTable;
  classification_corrections: ClassificationCorrectionsTable;
}
