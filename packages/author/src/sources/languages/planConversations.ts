import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan } from "../../model/Plan.ts";
import { needingLevelBefore } from "./needingLevelBefore.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { situations as known } from "./situations/situations.ts";
import {
  situationLevel,
  situationsToTeach,
  situationTitles,
  talkSource,
} from "./situations/planSituations.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";
import type { LanguageTopic } from "./topics.ts";
import { verbLevel, verbSource } from "./verbs/planVerbs.ts";
import { verbsOf } from "./verbs/Verb.ts";
import { wordLevel, wordObjectives, wordSources } from "./words/wordLevel.ts";

/** Conversation is asked for, a situation, or a level that words alone do not reach. */
export function asksToSpeak({ situations, conversation, level }: LanguageTopic): boolean {
  return situations.length > 0 || conversation || level === "A2" || level === "B1";
}

/** The words that the topic names, then its situations with their phrases and dialogues. */
export function planConversations(
  lang: TaughtLanguage,
  topic: LanguageTopic,
  own: InstructionLanguage,
  texts: Texts,
): Plan {
  const inLanguage = texts.t(`author.language.${lang}.in`);
  const situations = situationsToTeach(topic.situations, topic.level);
  const [named] = topic.situations;
  const lowest = situations.map((id) => known[id].level).toSorted()[0] ?? "A1";
  const isWhole = named === undefined && topic.level !== null && topic.level !== "A1";
  const levels = [
    ...topic.themes.map((theme) => wordLevel([theme], lang, own, texts)),
    ...situations.map((situation) => situationLevel(situation, lang, own, texts)),
    ...(isWhole && verbsOf(lang, own).length > 0 ? [verbLevel("A2", lang, own, texts)] : []),
  ];
  return {
    title:
      named !== undefined && topic.situations.length === 1
        ? texts.t("author.situations.capsule.title.one", {
            language: capitalised(texts.t(`author.language.${lang}.name`)),
            situation: texts.t(`author.situations.${named}.title`).toLowerCase(),
          })
        : topic.level === null
          ? texts.t("author.situations.capsule.title", { inLanguage })
          : texts.t("author.situations.capsule.title.level", { inLanguage, level: topic.level }),
    description: texts.t("author.situations.capsule.description", {
      inLanguage,
      situations: situationTitles(situations, texts),
    }),
    objectives: [
      texts.t("author.situations.capsule.objective.speak", {
        count: situations.length,
        inLanguage,
      }),
      ...(topic.themes.length === 0 ? [] : wordObjectives(lang, levels, texts)),
    ],
    prerequisites: needingLevelBefore(lowest, texts),
    icon: "Aa",
    madeFrom: [
      talkSource(texts),
      ...(isWhole && lang !== "ja" ? [verbSource(texts)] : []),
      ...(topic.themes.length === 0 ? [] : wordSources(topic.themes, texts)),
    ],
    ...numbered(levels),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
