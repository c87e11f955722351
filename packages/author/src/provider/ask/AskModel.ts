import type { JSONSchema7 } from "@ai-sdk/provider";

import type { Purpose } from "../ledger/ModelLedger.ts";

/** What a model is asked, and how its answer is read. */
export interface Question<Answer> {
  /** The capsule that it is asked for; null for none. */
  readonly capsuleId: string | null;
  /** The member who asked for it, and pays; the owner of the capsule unless given. */
  readonly memberId?: string | undefined;
  readonly purpose: Purpose;
  /** What to do: ours alone, without a word of a learner or a document. */
  readonly instructions: string;
  /** What to do it with, as JSON: whatever stands in it is data. */
  readonly data: object;
  readonly schema: JSONSchema7;
  /** The answer; null where it has another shape. */
  readonly read: (answer: unknown) => Answer | null;
  /** Follows the answer while it is written; without it, it is taken once it is whole. */
  readonly follower?: AnswerFollower;
}

/** Makes use of an answer before it is whole. */
export interface AnswerFollower {
  /** A call begins; what it returns is told each piece of its text. */
  readonly begin: () => (piece: string) => void;
  /** Whether use was made of a piece: then it is not asked for once more. */
  readonly isUsed: () => boolean;
}

/** Asks a language model. Rejects with a `ProviderError` once nothing more can be done about it. */
export type AskModel = <Answer>(question: Question<Answer>) => Promise<Answer>;
