import { readdirSync } from "node:fs";
import { join } from "node:path";

import { toRomaji } from "wanakana";

import { byLanguage, readSource, sourcesFolder } from "./files.ts";
import type { DataLanguage } from "./files.ts";

const roles: Readonly<Record<string, "learner" | "other" | "phrase">> = {
  say: "learner",
  hear: "other",
  phrase: "phrase",
};

/** The lines of the dialogues and the phrases, situation by situation, in the order of the files. */
export function buildSituations() {
  return readdirSync(join(sourcesFolder, "situations"))
    .map((file) => file.replace(/\.txt$/u, ""))
    .toSorted()
    .flatMap((situation) =>
      readSource(`situations/${situation}`).map((row, index) => {
        const [kind = ""] = row;
        const role = roles[kind.replace("*", "")];
        if (role === undefined) throw new Error(`${situation}: ${kind} is no role`);
        return {
          id: `${situation}/${index + 1}`,
          situation,
          role,
          ...(kind.endsWith("*") ? { anywhere: true } : {}),
          names: byLanguage(row, 1, readLine),
        };
      }),
    );
}

function readLine(cell: string, language: DataLanguage) {
  const [text = "", ...accepted] = cell.split(";").map((part) => spaced(part.trim(), language));
  return {
    text,
    ...(accepted.length === 0 ? {} : { accepted }),
    ...(language === "ja" ? { romaji: romajiOf(text) } : {}),
  };
}

/** French sets a narrow space, at which no line breaks, before marks of two parts. */
function spaced(text: string, language: DataLanguage): string {
  return language === "fr" ? text.replaceAll(/ (?=[?!:;])/gu, "\u202F") : text;
}

/** Words whose signs are not read as they stand: particles, and greetings that end in one. */
const readings: Readonly<Record<string, string>> = {
  は: "wa",
  へ: "e",
  を: "o",
  こんにちは: "konnichiwa",
  では: "dewa",
};

const marks: Readonly<Record<string, string>> = {
  "。": ".",
  "、": ",",
  "？": "?",
  "！": "!",
  "・": " ",
};

/** Words parted by spaces, in Latin letters. */
function romajiOf(text: string): string {
  return text
    .split(" ")
    .map((word) => {
      const [, kana = "", mark = ""] = /^(.*?)([。、？！]?)$/u.exec(word) ?? [];
      const parts = kana.split("・").map((part) => readings[part] ?? latin(part));
      return parts.join(" ") + (marks[mark] ?? "");
    })
    .join(" ");
}

/** Small vowels of katakana take the place of the vowel before them: kafe, komedii, fairu. */
function latin(kana: string): string {
  const romaji = toRomaji(kana);
  return /[ァィェォ]/u.test(kana)
    ? romaji.replaceAll(/([fdtv])y(?=[ei])/gu, "$1").replaceAll(/fu(?=[aeio])/gu, "f")
    : romaji;
}
