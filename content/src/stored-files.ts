import type { components, Locale } from "@alambic/contract";
import openApi from "@alambic/contract/openapi.json" with { type: "json" };
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { ShippedCapsule, ShippedGranule, ShippedMolecule } from "./ShippedCapsule.ts";
import { withFigures } from "./withFigures.ts";

/** What `capsule.json` holds: all but the lessons, which it names in their order. */
export interface StoredCapsule extends Omit<ShippedCapsule, "key" | "locale" | "granules"> {
  granules: (Omit<ShippedGranule, "molecules"> & { molecules: string[] })[];
}

/** What a lesson's file holds; its key is the name of the file. */
export type StoredLesson = Omit<ShippedMolecule, "key">;

const contract = (name: keyof components["schemas"]) => ({
  $ref: `contract#/components/schemas/${name}`,
});
const text = { type: "string", minLength: 1 };
const texts = { type: "array", minItems: 1, items: text };
const key = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };

const granule = {
  type: "object",
  additionalProperties: false,
  required: ["title", "description", "molecules"],
  properties: { title: text, description: text, molecules: { ...texts, items: key } },
};

const capsuleProperties = {
  title: text,
  description: text,
  domain: contract("Domain"),
  area: contract("Area"),
  main_skill: contract("Slug"),
  source_language: { oneOf: [contract("LanguageTag"), { type: "null" }] },
  tags: texts,
  icon: { ...text, maxLength: 8 },
  level: contract("CapsuleLevel"),
  duration_hours: { type: "number", exclusiveMinimum: 0 },
  objectives: texts,
  prerequisites: texts,
  granules: { type: "array", minItems: 1, items: granule },
};

const capsuleSchema = {
  type: "object",
  additionalProperties: false,
  required: Object.keys(capsuleProperties),
  properties: capsuleProperties,
};

const exercises = [
  "LessonExercise",
  "TrueFalseExercise",
  "QuizExercise",
  "MatchingExercise",
  "FillInBlankExercise",
  "ShortAnswerExercise",
  "FlashcardsExercise",
] satisfies (keyof components["schemas"])[];

const atom = {
  type: "object",
  required: ["key", "title", "metadata", "reward_xp"],
  properties: {
    key,
    title: text,
    metadata: contract("AtomMetadata"),
    reward_xp: { type: "integer", minimum: 0 },
  },
  oneOf: exercises.map(contract),
  unevaluatedProperties: false,
};

const lessonSchema = {
  type: "object",
  additionalProperties: false,
  required: ["title", "description", "atoms"],
  properties: {
    title: text,
    description: text,
    atoms: { type: "array", minItems: 1, items: atom },
  },
};

const ajv = new Ajv2020({ strict: false });
addFormatsModule.default(ajv);
ajv.addSchema(openApi, "contract");

const isStoredCapsule = ajv.compile<StoredCapsule>(capsuleSchema);
const isStoredLesson = ajv.compile<StoredLesson>(lessonSchema);

function parse<T>(isValid: ValidateFunction<T>, value: unknown, file: string): T {
  if (isValid(value)) {
    return value;
  }
  throw new Error(`${file} is not valid: ${ajv.errorsText(isValid.errors)}`);
}

/** Reads a `capsule.json`; throws an error that names the file and what is wrong in it. */
export function parseStoredCapsule(json: string, file: string): StoredCapsule {
  return parse(isStoredCapsule, JSON.parse(json), file);
}

/** Reads a lesson's file and draws its figures; throws an error that names the file and what is wrong in it. */
export function parseStoredLesson(json: string, file: string, locale: Locale): StoredLesson {
  return parse(isStoredLesson, withFigures(JSON.parse(json), locale), file);
}
