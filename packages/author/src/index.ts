// The whole author, which the server loads in a thread of its own: outside it, take from the files.

export type { Author } from "./model/Author.ts";
export { createBuiltInAuthor } from "./BuiltInAuthor.ts";
export { NotAuthorableError } from "./model/NotAuthorableError.ts";
export { planModelDocument } from "./provider/plan/planModelDocument.ts";
export { hardWords } from "./sources/languages/levels/hardWords.ts";
export { sealEvidence } from "./verify/sealEvidence.ts";
export { fewestItems } from "./model/fewestItems.ts";
export { verifyLesson } from "./verify/verifyLesson.ts";
export type { LessonVerdict, RejectedItem } from "./verify/verifyLesson.ts";
export { describeRefusal } from "./describeRefusal.ts";
export type { RefusalText } from "./describeRefusal.ts";
export { loadTexts } from "./texts/loadTexts.ts";
export type {
  DocumentRefusalCode,
  ExtractedDocument,
  ExtractionResult,
} from "./model/ExtractedDocument.ts";
export type { ExtractionLimits } from "./document/ExtractionLimits.ts";
export { classifyTopic } from "./classify/classifyTopic.ts";
export { knownSkills } from "./classify/skills.ts";
export { documentFromText } from "./document/documentFromText.ts";
export type { ClassificationCorrection } from "./classify/applyCorrections.ts";
