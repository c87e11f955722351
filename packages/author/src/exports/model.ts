// What is handed to the author and what it hands back.

export type { AuthorRequest } from "../model/AuthorRequest.ts";
export type { CapsuleOutline, OutlineLesson, SourceNotice } from "../model/CapsuleOutline.ts";
export type {
  DocumentTable,
  EntryList,
  Listing,
  ExtractedDocument,
  ExtractedHeading,
  StepList,
} from "../model/ExtractedDocument.ts";
export type { ItemDraft } from "../model/LessonDraft.ts";
export { NotAuthorableError } from "../model/NotAuthorableError.ts";
export type { Provenance } from "../model/Provenance.ts";
export { builtInAuthor } from "../model/author-name.ts";
export { parseOutline, storedOutline } from "../model/parseOutline.ts";
export { refusal } from "../model/refused.ts";
export { isTaughtLanguage } from "../model/taught-languages.ts";
export type { TaughtLanguage } from "../model/taught-languages.ts";
