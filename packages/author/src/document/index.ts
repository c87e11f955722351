import type { DocumentSource } from "../model/AuthorRequest.ts";
import type { MaterialOf } from "../model/CapsuleOutline.ts";
import type { CourseSource } from "../model/CourseSource.ts";
import { parseDocumentMaterial } from "./DocumentMaterial.ts";
import { furtherReading } from "./furtherReading.ts";
import { planDocument } from "./plan/planDocument.ts";
import { draftDocumentLesson } from "./recipes/draftDocumentLesson.ts";
import type { DocumentMaterial } from "./recipes/Recipe.ts";
import { withSpares } from "./recipes/withSpares.ts";

/** A text of the learner's own: a PDF, or what they pasted. */
export const document: CourseSource<DocumentSource, MaterialOf<"document", DocumentMaterial>> = {
  name: "document",
  recognise: ({ source }) => (source.kind === "document" ? source : null),
  plan: (source, { title }, texts) =>
    planDocument({ document: source.document, asked: title, texts }),
  parseMaterial: parseDocumentMaterial,
  draft: (material, { texts, random }) => draftDocumentLesson(material, texts, random),
  theory(material, { request: { source }, existing, texts }) {
    if (source.kind !== "document") return [];
    const reading = furtherReading(material, source.document, existing, texts);
    return reading === null ? [] : [reading];
  },
  withSpares,
};
