import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import type { LessonDraft } from "../model/LessonDraft.ts";
import type { LanguageTarget } from "../model/LanguageTarget.ts";
import type { Plan } from "../model/Plan.ts";
import type { Rejection } from "../verify/Check.ts";

/** What an author outside the author's thread has done there: both take their time. */
export interface AuthorTools {
  /** Parts the document of a request into lessons for a model. */
  planForModel(request: AuthorRequest): Promise<Plan>;
  /** The words of texts that are above a level, where they are too many. */
  hardWords(
    texts: readonly string[],
    target: LanguageTarget,
    own: InstructionLanguage,
  ): Promise<readonly string[]>;
  /** Why each item of a draft cannot be published; nothing for one that can. */
  verify(draft: LessonDraft, request: AuthorRequest): Promise<readonly (readonly Rejection[])[]>;
}
