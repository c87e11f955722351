import type { Source } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ArithmeticMaterial } from "./arithmetic/draftArithmeticLesson.ts";
import type { ExtractedDocument } from "./document/ExtractedDocument.ts";
import type { DocumentMaterial } from "./document/recipes/Recipe.ts";
import type { FactMaterial } from "./facts/draftFactLesson.ts";
import type { KanaMaterial } from "./language/kana/KanaLesson.ts";
import type { KanjiMaterial } from "./language/kanji/draftKanjiLesson.ts";
import type { LanguageTarget, WordLevel } from "./language/levels/LanguageTarget.ts";
import type { SituationMaterial } from "./language/situations/draftSituationLesson.ts";
import type { VerbMaterial } from "./language/verbs/draftVerbLesson.ts";
import type { WordMaterial } from "./language/words/draftWordLesson.ts";
import type { ModelMaterial } from "./provider/ModelMaterial.ts";
import type { SubjectMaterial } from "./subjects/draftSubjectLesson.ts";

/** Languages that lessons are written in. */
export type InstructionLanguage = "en" | "fr" | "nl";

export interface TopicSource {
  readonly kind: "topic";
  /** As the learner typed it. */
  readonly topic: string;
  /** Slugs of the classification, corrected by the learner where needed. */
  readonly domain: string;
  readonly area: string;
  readonly mainSkill: string;
  /** Only what the topic names, however little that is; else a small topic goes on with others. */
  readonly isExact?: boolean;
}

export interface DocumentSource {
  readonly kind: "document";
  readonly document: ExtractedDocument;
}

export type AuthorSource = TopicSource | DocumentSource;

export interface AuthorRequest {
  /** The capsule's id: all that is drawn at random is drawn from it. */
  readonly seed: string;
  readonly title: string;
  readonly language: InstructionLanguage;
  readonly source: AuthorSource;
}

/** Why a request is refused. Each has a message, `author.refusal.<code>`, in every language. */
export type RefusalCode =
  | "topic_not_covered"
  | "topic_too_vague"
  | "language_is_instruction_language"
  | "language_not_covered"
  | "document_too_short"
  | "document_too_few_items";

export interface Refusal {
  readonly code: RefusalCode;
  /** Message ids, in the `author` catalogue, of the reason and of what to do next. */
  readonly message: `author.refusal.${RefusalCode}`;
  readonly nextStep: `author.refusal.${RefusalCode}.next`;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Assessment =
  | {
      readonly authorable: true;
      /** What the capsule will hold, approximately. */
      readonly estimate: {
        readonly levels: number;
        readonly lessons: number;
        readonly items: number;
      };
    }
  | { readonly authorable: false; readonly reasons: readonly Refusal[] };

/** Which data a capsule was made from, and on what terms. Shown with the capsule. */
export interface SourceNotice {
  readonly title: string;
  readonly licence?: string;
  readonly url?: string;
}

export type LessonMaterial =
  | ({ readonly kind: "arithmetic" } & ArithmeticMaterial)
  | ({ readonly kind: "words" } & WordMaterial)
  /** Nouns whose articles are learned. */
  | ({ readonly kind: "articles" } & WordMaterial)
  | ({ readonly kind: "kana" } & KanaMaterial)
  | ({ readonly kind: "kanji" } & KanjiMaterial)
  | ({ readonly kind: "verbs" } & VerbMaterial)
  | ({ readonly kind: "situation" } & SituationMaterial)
  | ({ readonly kind: "facts" } & FactMaterial)
  | ({ readonly kind: "subject" } & SubjectMaterial)
  | ({ readonly kind: "document" } & DocumentMaterial)
  | ({ readonly kind: "model" } & ModelMaterial);

export interface OutlineLesson {
  readonly title: string;
  readonly description: string;
  /** How many items, lesson texts included, the draft is expected to hold. */
  readonly itemCount: number;
  /** All that the draft is made from. Plain JSON, and opaque to callers. */
  readonly material: LessonMaterial;
}

export interface OutlineLevel {
  readonly title: string;
  readonly description: string;
  /** Zero-based positions in `CapsuleOutline.lessons`, in order. */
  readonly lessonIndexes: readonly number[];
}

export interface CapsuleOutline {
  readonly author: string;
  /** Rises when the same request would be authored differently. */
  readonly authorVersion: number;
  readonly seed: string;
  readonly language: InstructionLanguage;
  readonly title: string;
  readonly description: string;
  readonly objectives: readonly string[];
  readonly prerequisites: readonly string[];
  /** An emoji that stands for the capsule. */
  readonly icon: string;
  readonly madeFrom: readonly SourceNotice[];
  readonly levels: readonly OutlineLevel[];
  readonly lessons: readonly OutlineLesson[];
}

/**
 * What a computed item claims: that two expressions, written as the learner reads them, are equal. In
 * an item of a rule of `subjects`, that `right` answers what `left` asks, in the rule's notation. With `variables` they are equal for those values, without they are equal for all.
 */
export interface Claim {
  readonly left: string;
  readonly right: string;
  /** Equality where none is named. */
  readonly relation?: "=" | "<" | ">";
  readonly variables?: Readonly<Record<string, string>>;
  readonly holds: boolean;
  /** The part of the exercise (choice, pair, gap) that shows `right`. */
  readonly part?: string;
}

/** A sentence of the source, and where it stands. */
export interface QuotePlace {
  readonly quote: string;
  /** One-based; null in the text of a lesson. */
  readonly page: number | null;
  /** Offsets there, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Where one item comes from. */
export type Provenance =
  | {
      readonly kind: "document";
      /** Word for word in the page's text. */
      readonly quote: string;
      /** One-based. */
      readonly page: number;
      /** Offsets of the quote in the page's text, in UTF-16 code units. */
      readonly start: number;
      readonly end: number;
      /** What each part of the exercise rests on, where they rest on different sentences. */
      readonly parts?: readonly QuotePlace[];
    }
  | { readonly kind: "data"; readonly dataSet: string; readonly entries: readonly string[] }
  | { readonly kind: "template"; readonly template: string; readonly claims: readonly Claim[] }
  | {
      readonly kind: "model";
      readonly model: string;
      readonly promptVersion: number;
      /** Word for word in the page's text, or in the lesson's where there is no document. */
      readonly quote: string;
      readonly page: number | null;
      /** Offsets of the quote there, in UTF-16 code units. */
      readonly start: number;
      readonly end: number;
      /** What each part of the exercise rests on, where they rest on different sentences. */
      readonly parts?: readonly QuotePlace[];
      /** The level of a language that its words were held against. */
      readonly level?: WordLevel;
    }
  /** A text to read that a model wrote. */
  | {
      readonly kind: "model-text";
      readonly model: string;
      readonly promptVersion: number;
      readonly level?: WordLevel;
    };

export interface ItemDraft {
  readonly title: string;
  readonly exercise: Exercise;
  /** For `metadata.hint`: what helps to find the answer, and does not hold it. */
  readonly hint?: string;
  /** For `metadata.source`; null where the item rests on no passage. */
  readonly source: Source | null;
  readonly provenance: Provenance;
}

export interface LessonDraft {
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly items: readonly ItemDraft[];
  /** How hard its words may be, where it teaches a language at a level. */
  readonly target?: LanguageTarget;
}
