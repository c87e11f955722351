export type { InstructionLanguage } from "./model/InstructionLanguage.ts";
export type {
  TopicSource,
  DocumentSource,
  AuthorSource,
  AuthorRequest,
} from "./model/AuthorRequest.ts";
export type { RefusalCode, Refusal } from "./model/Refusal.ts";
export type { Assessment } from "./model/Author.ts";
export type {
  SourceNotice,
  LessonMaterial,
  OutlineLesson,
  OutlineLevel,
  CapsuleOutline,
} from "./model/CapsuleOutline.ts";
export type { Claim, QuotePlace, Provenance } from "./model/Provenance.ts";
export type { ItemDraft, LessonDraft } from "./model/LessonDraft.ts";
