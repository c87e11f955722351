import type { LessonMaterial, MaterialOf } from "../model/CapsuleOutline.ts";
import { fieldsOf } from "../model/fieldsOf.ts";
import { isInstructionLanguage } from "../model/InstructionLanguage.ts";
import type { DocumentMaterial } from "./recipes/Recipe.ts";

/** Lists of recipes that outlines of before they were made have none of. */
const laterLists = [
  "spares",
  "steps",
  "lists",
  "recalls",
  "sorts",
  "glossaries",
  "tables",
  "formulas",
  "codes",
  "chronologies",
  "names",
  "whys",
  "abouts",
  "retellings",
];

/** Reads what a lesson on a document was planned from; null where it was not. */
export function parseDocumentMaterial(
  material: LessonMaterial,
): MaterialOf<"document", DocumentMaterial> | null {
  return isOfDocument(material) && isDocumentMaterial(material) ? material : null;
}

/** Whether a value holds all that a lesson on a part of a document is made from. */
export function isDocumentMaterial(value: unknown): value is DocumentMaterial {
  const fields = fieldsOf(value);
  const { documentTitle, documentLanguage, passages, recipes } = fields;
  return (
    typeof documentTitle === "string" &&
    isInstructionLanguage(documentLanguage) &&
    isList(passages, isPassage) &&
    isList(recipes, isRecipe) &&
    (fields["reading"] === undefined || isList(fields["reading"], isReadingBlock)) &&
    laterLists.every((name) => fields[name] === undefined || isList(fields[name], hasEvidence))
  );
}

function isOfDocument(material: LessonMaterial): material is MaterialOf<"document", object> {
  return material.kind === "document";
}

function isList(value: unknown, holds: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(holds);
}

function isReadingBlock(value: unknown): boolean {
  const { kind, text, entries, rows } = fieldsOf(value);
  if (kind === "list") return Array.isArray(entries);
  return kind === "table" ? Array.isArray(rows) : typeof text === "string";
}

function isPassage(value: unknown): boolean {
  const { text, page } = fieldsOf(value);
  return typeof text === "string" && typeof page === "number";
}

function isRecipe(value: unknown): boolean {
  return typeof fieldsOf(value)["kind"] === "string" && hasEvidence(value);
}

function hasEvidence(value: unknown): boolean {
  const { quote, page, start, end } = fieldsOf(fieldsOf(value)["evidence"]);
  return typeof quote === "string" && [page, start, end].every((at) => typeof at === "number");
}
