import type { Figure, Option, Picture, RichText, TextRun } from "@alambic/contract";
import type { Check } from "./check.ts";
import { isLanguage } from "./isLanguage.ts";
import { among, text } from "./scalars.ts";
import { isObject, list, object } from "./structures.ts";

export const partId = text({ pattern: /^[A-Za-z0-9_-]{1,40}$/u });

const tagText = text({ most: 35, pattern: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u });

/** A language as BCP 47 has it: what `Intl` cannot read makes every user of it throw. */
export const languageTag: Check<string> = (value, path, report): value is string => {
  if (!tagText(value, path, report)) return false;
  const readable = isLanguage(value);
  if (!readable) report(path, "malformed", `"${value}" names no language (BCP 47).`);
  return readable;
};

const plain = text({ least: 1, most: 20_000 });

const textRun: Check<TextRun> = object(
  { text: plain },
  {
    style: among(["strong", "emphasis", "code", "mark"]),
    notation: among(["tex"]),
    lang: languageTag,
  },
);

const textRuns = list(textRun, 1, 500);

/** Plain text, or runs of text. */
export const richText: Check<RichText> = (value, path, report): value is RichText =>
  Array.isArray(value) ? textRuns(value, path, report) : plain(value, path, report);

/** The name of a picture of the shipped set. */
export const pictureName = text({ most: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/u });

/** What a picture shows, in words. */
export const pictureWords = text({ most: 300 });

export const picture: Check<Picture> = object({ name: pictureName, alt: pictureWords });

/**
 * A figure as far as that it is an object: few exercises have one, and what draws it knows the rest
 * (`exercises/figure`), as does `parseExercise`.
 */
export const figure: Check<Figure> = (value, path, report): value is Figure => {
  if (isObject(value)) return true;
  report(path, "wrong_type", "Expected an object.");
  return false;
};

export const option: Check<Option> = object({ id: partId, text: richText }, { picture });
