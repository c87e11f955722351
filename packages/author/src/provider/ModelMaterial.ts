import { isDocumentMaterial } from "../document/DocumentMaterial.ts";
import type { LessonMaterial, MaterialOf } from "../model/CapsuleOutline.ts";
import { fieldsOf } from "../model/fieldsOf.ts";
import { isInstructionLanguage } from "../model/InstructionLanguage.ts";
import { isStrings } from "../model/isStrings.ts";
import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import type { TopicSource } from "../model/AuthorRequest.ts";
import type { DocumentMaterial } from "../document/recipes/Recipe.ts";
import type { LanguageTarget } from "../model/LanguageTarget.ts";

/** A part of the document that a model is shown. */
export interface ModelPassage {
  /** Word for word in the page's text. */
  readonly text: string;
  readonly page: number;
  /** Offset in the page's text. */
  readonly start: number;
}

/** A thing to be understood, and what has to be understood before it. */
export interface Concept {
  readonly name: string;
  readonly gist: string;
  readonly needs: readonly string[];
}

/** Slugs of the classification of a topic. */
export type ModelSubject = Pick<TopicSource, "domain" | "mainSkill">;

/** All that a model needs to draft one lesson. */
export type ModelMaterial =
  | {
      readonly from: "topic";
      /** Outlines of before it was kept have none. */
      readonly subject?: ModelSubject;
      readonly concepts: readonly Concept[];
      /** What the lessons before it taught. */
      readonly known: readonly string[];
      /** For a language, how hard its words may be; none where any may stand there. */
      readonly target?: LanguageTarget;
    }
  | {
      readonly from: "document";
      readonly documentTitle: string;
      readonly documentLanguage: InstructionLanguage;
      readonly passages: readonly ModelPassage[];
      /** What the built-in author makes of the same part, should the model fail. */
      readonly builtIn: DocumentMaterial;
    };

/** Reads what a model's lesson was planned from; null where it was not. */
export function parseModelMaterial(
  material: LessonMaterial,
): MaterialOf<"model", ModelMaterial> | null {
  return isOfModel(material) && isModelMaterial(material) ? material : null;
}

function isOfModel(material: LessonMaterial): material is MaterialOf<"model", object> {
  return material.kind === "model";
}

function isModelMaterial(value: unknown): value is ModelMaterial {
  const fields = fieldsOf(value);
  switch (fields["from"]) {
    case "topic":
      return Array.isArray(fields["concepts"]) && isStrings(fields["known"]);
    case "document":
      return (
        typeof fields["documentTitle"] === "string" &&
        isInstructionLanguage(fields["documentLanguage"]) &&
        Array.isArray(fields["passages"]) &&
        isDocumentMaterial(fields["builtIn"])
      );
    default:
      return false;
  }
}
