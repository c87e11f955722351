import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { TextRun } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { taughtLanguages } from "../../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { isSituation } from "./situations.ts";
import type { SituationId } from "./situations.ts";

interface StoredText {
  readonly text: string;
  readonly accepted?: readonly string[];
  readonly romaji?: string;
}

interface StoredLine {
  readonly id: string;
  readonly situation: SituationId;
  readonly role: "learner" | "other" | "phrase";
  readonly anywhere?: boolean;
  readonly names: Readonly<Record<TaughtLanguage, StoredText>>;
}

/** One sentence of a situation, in the language to learn and in the one of instruction. */
export interface Line {
  readonly id: string;
  readonly situation: SituationId;
  /** Who says it in the dialogue; a phrase is learned by itself. */
  readonly role: StoredLine["role"];
  /** Fits at any turn of any conversation, such as thanks. */
  readonly anywhere: boolean;
  readonly lang: TaughtLanguage;
  /** The language of the meaning. */
  readonly own: InstructionLanguage;
  readonly text: string;
  /** What may be typed for it; the first is `text`. */
  readonly typed: readonly string[];
  readonly meaning: string;
  /** Latin letters, for Japanese. */
  readonly romaji: string | null;
}

const require = createRequire(import.meta.url);
let stored: readonly StoredLine[] | null = null;

/** All lines of all situations, in the order of the data set. Throws where it cannot be read. */
export function allLines(lang: TaughtLanguage, own: InstructionLanguage): readonly Line[] {
  stored ??= readLines();
  return stored.map(({ names, anywhere = false, id, situation, role }) => {
    const { text, accepted = [], romaji = null } = names[lang];
    const latin = romaji === null ? [] : [romaji];
    return {
      id,
      situation,
      role,
      anywhere,
      lang,
      own,
      text,
      romaji,
      typed: [text, ...accepted, ...latin],
      meaning: names[own].text,
    };
  });
}

/** The lines of one situation. */
export function linesOf(
  situation: SituationId,
  lang: TaughtLanguage,
  own: InstructionLanguage,
): readonly Line[] {
  return allLines(lang, own).filter((line) => line.situation === situation);
}

/** The line marked with its language, so that it is read aloud as it should. */
export function lineRun({ text, lang }: Line): TextRun {
  return inLanguage(text, lang);
}

/** Single words as they are written one after another. */
export function wordsOf({ text }: Pick<Line, "text">): readonly string[] {
  return text.split(" ");
}

/** The mark at the end of what it means: a question is told from what is stated by it. */
export function markOf({ meaning }: Pick<Line, "meaning">): string {
  return meaning.at(-1) ?? "";
}

/** Whether nothing but the end of the line needs a mark. */
export function isPlain({ text }: Pick<Line, "text">): boolean {
  return !/[,;:.!?…、。！？](?=.)/u.test(text.replace(/(?<!\s)\s+(?=[?!]$)/u, ""));
}

function readLines(): readonly StoredLine[] {
  const file = require.resolve("@alambic/content/data/situations.json");
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error("The data set of situations holds a line that cannot be read");
  return values;
}

function isStored(value: unknown): value is StoredLine {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value && "situation" in value && "role" in value && "names" in value)) return false;
  const { names } = value;
  return (
    isSituation(value.situation) &&
    typeof names === "object" &&
    names !== null &&
    taughtLanguages.every((language) => Object.hasOwn(names, language))
  );
}
