import type { ContentType } from "@alambic/domain/exercises";

import type { AuthorRequest } from "../../../model/AuthorRequest.ts";
import type { LanguageTarget } from "../../../model/LanguageTarget.ts";
import type { RejectionCode } from "../../../verify/Check.ts";

/** A draft of one kind that stands, with all that is needed to see that it does. */
export interface KindCase {
  readonly type: ContentType;
  readonly request: AuthorRequest;
  /** How hard its words may be. */
  readonly target?: LanguageTarget;
  /** The paragraphs of the lesson that it is asked about. */
  readonly text: readonly string[];
  readonly draft: CaseDraft;
  /** What somebody answers who solves it blind, in words; nothing where nobody has to. */
  readonly answer: readonly string[];
  readonly wrong: readonly string[];
  readonly faults: readonly CaseFault[];
}

export interface CaseDraft {
  readonly kind: ContentType;
  readonly quote: string;
  readonly [field: string]: unknown;
}

export interface CaseFault {
  readonly fault: string;
  /** Why it falls; `schema` also where it makes no exercise at all. */
  readonly code: RejectionCode;
  readonly change: Readonly<Record<string, unknown>>;
}

export const base = {
  concept: "The subject",
  step: "recall",
  explanation: "The lesson says so.",
  hint: "Go through the lesson once more.",
} as const;
