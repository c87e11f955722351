import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { withArticle } from "../articles.ts";
import type { Name } from "../readDataSet.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { colourFrames, nextFrames, pictureFrames, plusFrames } from "./scene-frames.ts";
import type { Frame } from "./scene-frames.ts";
import type { Word } from "./Word.ts";
import { entriesOf, isPictured } from "./WordSet.ts";
import type { Theme } from "./WordSet.ts";

/** A line of a scene with what it means. */
export interface SaidLine {
  readonly text: string;
  readonly lang: TaughtLanguage;
  readonly meaning: string;
}

export interface Scene {
  /** Its heading is `author.theory.words.<kind>`. */
  readonly kind: "picture" | "colours" | "sums" | "order";
  readonly lines: readonly SaidLine[];
}

interface SceneParts {
  readonly theme: Theme;
  readonly lang: TaughtLanguage;
  readonly own: InstructionLanguage;
  readonly words: readonly Word[];
  readonly pool: readonly Word[];
}

const mostWords = 3;

/** Sentences in which the words of a lesson stand; null for a theme that they would not fit. */
export function sceneOf(parts: SceneParts): Scene | null {
  const { theme } = parts;
  if (theme === "colours") return { kind: "colours", lines: colourScene(parts) };
  if (isPictured(theme)) return { kind: "picture", lines: pictureScene(parts) };
  if (theme === "numbers") return withLines("sums", sums(parts));
  if (theme === "days" || theme === "months") return withLines("order", following(parts));
  return null;
}

function withLines(kind: Scene["kind"], lines: readonly SaidLine[]): Scene | null {
  return lines.length === 0 ? null : { kind, lines };
}

/** Where is the cat? Here is the cat. And the dog? Here is the dog. */
function pictureScene(parts: SceneParts): readonly SaidLine[] {
  return parts.words.slice(0, mostWords).flatMap((word, index) => {
    const form = (language: TaughtLanguage) => {
      const { one, many } = pictureFrames[language];
      return nameOf(word, language, parts).plural === true ? many : one;
    };
    const asked = (language: TaughtLanguage) =>
      index === 0 ? form(language).where : pictureFrames[language].and;
    return [
      line(parts, (language) => filled(asked(language), [spoken(word, language, parts)])),
      line(parts, (language) => filled(form(language).here, [spoken(word, language, parts)])),
    ];
  });
}

function colourScene(parts: SceneParts): readonly SaidLine[] {
  return parts.words
    .slice(0, mostWords)
    .flatMap((word) => [
      line(parts, (language) => colourFrames[language].ask),
      line(parts, (language) =>
        filled(colourFrames[language].answer, [nameOf(word, language, parts).text]),
      ),
    ]);
}

/** Two numbers of the theme, one of them of the lesson, whose sum is of the theme too. */
function sums(parts: SceneParts): readonly SaidLine[] {
  const { words, pool } = parts;
  const known = new Map(pool.map((word) => [Number(word.id), word]));
  return words
    .flatMap((sum, place) => {
      const firsts = pool.filter((word) => {
        const rest = Number(sum.id) - Number(word.id);
        return Number(word.id) > 1 && rest > Number(word.id) && known.has(rest);
      });
      const one = firsts[(2 * place + 1) % firsts.length] ?? null;
      const other = one === null ? undefined : known.get(Number(sum.id) - Number(one.id));
      return one === null || other === undefined
        ? []
        : [
            {
              ...line(parts, (language) =>
                filled(
                  plusFrames[language],
                  [one, other, sum].map((word) => spoken(word, language, parts)),
                ),
              ),
              meaning: `${one.id} + ${other.id} = ${sum.id}`,
            },
          ];
    })
    .slice(0, mostWords);
}

/** After Monday comes Tuesday. */
function following(parts: SceneParts): readonly SaidLine[] {
  const { words, pool } = parts;
  return words.flatMap((word) => {
    const next = pool[pool.indexOf(word) + 1];
    return next === undefined
      ? []
      : [
          line(parts, (language) =>
            filled(
              nextFrames[language],
              [word, next].map((each) => spoken(each, language, parts)),
            ),
          ),
        ];
  });
}

function line({ lang, own }: SceneParts, say: (language: TaughtLanguage) => string): SaidLine {
  const text = say(lang);
  return { text, lang, meaning: say(own) };
}

function nameOf(
  { id, name, lang }: Word,
  language: TaughtLanguage,
  { theme, own }: SceneParts,
): Name {
  if (language === lang) return name;
  return entriesOf(theme, lang, own).find((entry) => entry.id === id)?.names[language] ?? name;
}

function spoken(word: Word, language: TaughtLanguage, parts: SceneParts): string {
  if (language === "ja") return word.foreign;
  const name = nameOf(word, language, parts);
  return language === "en" && isPictured(parts.theme)
    ? `the ${name.text}`
    : withArticle(name, language);
}

function filled(frame: Frame, values: readonly string[]): string {
  return values.reduce((text, value, index) => text.replace(`{${index}}`, value), frame);
}
