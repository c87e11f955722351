import type { LessonMaterial, MaterialOf } from "../../model/CapsuleOutline.ts";
import { fieldsOf } from "../../model/fieldsOf.ts";
import { isStrings } from "../../model/isStrings.ts";
import { isTaughtLanguage } from "../../model/taught-languages.ts";
import type { KanaMaterial } from "./kana/KanaLesson.ts";
import { isScript } from "./kana/signs.ts";
import type { KanjiMaterial } from "./kanji/draftKanjiLesson.ts";
import type { SituationMaterial } from "./situations/draftSituationLesson.ts";
import { isSituation } from "./situations/situations.ts";
import type { VerbMaterial } from "./verbs/draftVerbLesson.ts";
import type { WordMaterial } from "./words/draftWordLesson.ts";
import { isTheme } from "./words/WordSet.ts";

/** What lessons on a language are drafted from. */
export type LanguageMaterial =
  | MaterialOf<"words", WordMaterial>
  /** Nouns whose articles are learned. */
  | MaterialOf<"articles", WordMaterial>
  | MaterialOf<"kana", KanaMaterial>
  | MaterialOf<"kanji", KanjiMaterial>
  | MaterialOf<"verbs", VerbMaterial>
  | MaterialOf<"situation", SituationMaterial>;

/** Reads what a lesson on a language was planned from; null where it was not. */
export function parseLanguageMaterial(material: LessonMaterial): LanguageMaterial | null {
  const { kind } = material;
  const { ids, lang, theme, course, situation, part, script, from, to, review } =
    fieldsOf(material);
  switch (kind) {
    case "words":
    case "articles":
      return isTheme(theme) && isTaughtLanguage(lang) && isStrings(ids)
        ? { kind, theme, lang, ids }
        : null;
    case "kana":
      return isScript(script) &&
        (part === "plain" || part === "voiced") &&
        typeof from === "number" &&
        typeof to === "number" &&
        typeof review === "boolean"
        ? { kind, script, part, from, to, review }
        : null;
    case "kanji":
      if (!isStrings(ids)) return null;
      return course === "years" || course === "levels" ? { kind, ids, course } : { kind, ids };
    case "verbs":
      return isTaughtLanguage(lang) && isStrings(ids) ? { kind, lang, ids } : null;
    case "situation":
      return isSituation(situation) &&
        isTaughtLanguage(lang) &&
        (part === "phrases" || part === "dialogue")
        ? { kind, situation, lang, part }
        : null;
    default:
      return null;
  }
}
