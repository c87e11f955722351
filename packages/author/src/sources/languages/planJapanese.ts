import { numbered } from "../../model/Plan.ts";
import type { Plan, PlannedLevel } from "../../model/Plan.ts";
import { needing } from "../../texts/needing.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { kanaLevel } from "./kana/planKana.ts";
import type { Script } from "./kana/signs.ts";
import { strokeSource } from "./readStrokes.ts";
import { talkSource } from "./situations/planSituations.ts";
import type { LanguageTopic } from "./topics.ts";
import { wordSources } from "./words/wordLevel.ts";

/** Kana alone where the topic names a script; otherwise kana first, then the words. */
export function planJapanese(
  topic: LanguageTopic,
  words: readonly PlannedLevel[],
  texts: Texts,
): Plan {
  const asked = topic.scripts.length > 0;
  const scripts: readonly Script[] = asked ? topic.scripts : ["hiragana", "katakana"];
  const signs = scripts.flatMap((script) => [
    kanaLevel(script, "plain", texts),
    kanaLevel(script, "voiced", texts),
  ]);
  const [only] = scripts;
  const kind = !asked ? "course" : scripts.length === 1 && only !== undefined ? only : "both";
  return {
    title: texts.t(`author.kana.capsule.title.${kind}`),
    description: texts.t("author.kana.capsule.description"),
    objectives: [
      ...scripts.map((script) =>
        texts.t("author.kana.capsule.objective.read", {
          script: texts.t(`author.kana.script.${script}`).toLowerCase(),
        }),
      ),
      texts.t("author.kana.capsule.objective.words"),
    ],
    prerequisites: needing([], texts),
    icon: "あ",
    madeFrom: [
      { title: texts.t("author.kana.source") },
      strokeSource(texts),
      ...(asked ? [] : [...wordSources([], texts), talkSource(texts)]),
    ],
    ...numbered(asked ? signs : [...signs, ...words]),
  };
}
