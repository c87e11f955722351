import type {
  Classification,
  ClassificationLabel,
  Domain,
  Locale,
  Reason,
} from "@alambic/contract";

import type { AskModel } from "../provider/ask/AskModel.ts";
import type { ExtractionLimits } from "../document/ExtractionLimits.ts";
import type { ExtractionResult } from "../model/ExtractedDocument.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { CapsuleOutline } from "../model/CapsuleOutline.ts";
import type { ItemDraft, LessonDraft } from "../model/LessonDraft.ts";
import type { RejectedItem } from "../verify/verifyLesson.ts";

/** What a member said was right, for a topic they typed. */
export interface Correction {
  readonly text: string;
  readonly corrected: ClassificationLabel;
}

/** A lesson that was drafted and verified. */
export interface VerifiedLesson extends Omit<LessonDraft, "items"> {
  readonly items: readonly ItemDraft[];
  /** What was drafted and did not stand. */
  readonly rejected: readonly RejectedItem[];
  /** False where too little was left to make a lesson of. */
  readonly isPublishable: boolean;
}

/** A capsule that was made in one go. */
export interface MadeCapsule {
  readonly outline: CapsuleOutline;
  /** A lesson for each of the outline, in its order. */
  readonly lessons: readonly VerifiedLesson[];
}

/** Whether an honest capsule can be made; if not, why and what to do, in the reader's language. */
export type Verdict =
  | { readonly authorable: true }
  | { readonly authorable: false; readonly reasons: readonly Reason[] };

export interface DomainSkills {
  readonly domain: Domain;
  readonly skills: readonly string[];
}

/** Whether further items can be asked for; if not, why. */
export type BonusOffer = "offered" | "nothing_more_to_author" | "model_budget_reached";

/** Which further items are asked for. */
export interface BonusRequest {
  readonly kind: "exercises" | "theory";
  /** Each round brings other items. */
  readonly round: number;
  /** Whose budget a model would be paid from; that of the capsule's owner unless given. */
  readonly memberId?: string | undefined;
}

/**
 * The author, wherever it runs. Every method may take seconds, and none holds up the server: one that
 * takes too long rejects with an `AuthorUnavailableError`.
 */
export interface AuthorService {
  /** A topic that does not tell its language is in the reader's. */
  classify(
    text: string,
    corrections: readonly Correction[],
    readerLocale: Locale,
  ): Promise<Classification>;
  knownSkills(): Promise<readonly DomainSkills[]>;
  /** Makes ready to read a PDF that is on its way. */
  expectPdf(): Promise<void>;
  /** Reads a PDF in a process of its own. */
  extract(bytes: Uint8Array, limits?: Partial<ExtractionLimits>): Promise<ExtractionResult>;
  /** Reads a pasted text as a document; refused with the codes of a PDF. */
  readText(text: string): Promise<ExtractionResult>;
  /** `memberId` is whose budget a model would be paid from. */
  assess(request: AuthorRequest, readerLocale: Locale, memberId?: string): Promise<Verdict>;
  plan(request: AuthorRequest): Promise<CapsuleOutline>;
  /** Drafts a lesson and verifies it against the request's source. */
  makeLesson(
    request: AuthorRequest,
    outline: CapsuleOutline,
    index: number,
  ): Promise<VerifiedLesson>;
  /** Makes ready to make something that is about to be asked for. */
  expectWork(): Promise<void>;
  /** Makes a whole capsule of a topic by rules and data alone, whether or not there is a model. */
  makeCapsule(request: AuthorRequest): Promise<MadeCapsule>;
  /**
   * Whether it is worth asking for further items. What a model would make of it nobody knows before
   * it is asked.
   */
  offerBonus(...input: Parameters<AuthorService["makeBonus"]>): Promise<BonusOffer>;
  /**
   * Further verified items of a lesson, none of which is there already: to answer, or to read. Rejects
   * with a `ProviderError` where a model was asked and failed, and nobody else has any.
   */
  makeBonus(
    request: AuthorRequest,
    outline: CapsuleOutline,
    index: number,
    existing: readonly ItemDraft[],
    bonus: BonusRequest,
  ): Promise<readonly ItemDraft[]>;
  /** Asks the language model for a member who waits for it, within their budget; not there without one. */
  readonly askAtOnce?: AskModel;
  /** Frees what the author holds. */
  stop(): Promise<void>;
}
