import type { Plan } from "../../../model/Plan.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { kanjiLevels, schoolYears } from "./StoredKanji.ts";
import type { KanjiLevel } from "./StoredKanji.ts";
import { partsOfLevel } from "./topics.ts";
import type { KanjiTopic } from "./topics.ts";

/** How a capsule on kanji is called and described, and what it asks to be known. */
export function wordKanji(
  topic: KanjiTopic,
  count: number,
  texts: Texts,
): Pick<Plan, "title" | "description" | "objectives" | "prerequisites"> {
  const next = nextTopic(topic, texts);
  const about =
    topic.by === "year"
      ? texts.t("author.kanji.capsule.description.year", { count, year: topic.year })
      : texts.t("author.kanji.capsule.description", { count });
  return {
    title: titleOf(topic, texts),
    description:
      next === null ? about : `${about} ${texts.t("author.kanji.capsule.next", { topic: next })}`,
    objectives: [
      texts.t("author.kanji.capsule.objective.meaning", { count }),
      texts.t("author.kanji.capsule.objective.reading"),
    ],
    prerequisites: [texts.t("author.kanji.capsule.prerequisite"), ...knownBefore(topic, texts)],
  };
}

function titleOf(topic: KanjiTopic, texts: Texts): string {
  switch (topic.by) {
    case "levels": {
      const [only, ...others] = topic.levels;
      return only !== undefined && others.length === 0
        ? texts.t("author.kanji.capsule.title.level", { level: only })
        : texts.t("author.kanji.capsule.title");
    }
    case "part": {
      const { level, part } = topic;
      const parts = partsOfLevel[level];
      return texts.t("author.kanji.capsule.title.part", { level, part, parts });
    }
    case "year":
      return texts.t("author.kanji.capsule.title.year", { year: topic.year });
  }
}

/** The kanji that come before, where others than those of the course do. */
function knownBefore(topic: KanjiTopic, texts: Texts): string[] {
  const before = (level: KanjiLevel | undefined) =>
    level === undefined ? [] : [texts.t("author.kanji.capsule.prerequisite.level", { level })];
  switch (topic.by) {
    case "levels":
      return before(kanjiLevels[indexOfFirst(topic.levels) - 1]);
    case "part":
      return before(topic.part > 1 ? topic.level : kanjiLevels[indexOfFirst([topic.level]) - 1]);
    case "year":
      return topic.year === 1
        ? []
        : [texts.t("author.kanji.capsule.prerequisite.year", { year: topic.year - 1 })];
  }
}

function indexOfFirst(levels: readonly KanjiLevel[]): number {
  return kanjiLevels.findIndex((level) => levels.includes(level));
}

/** What to ask for to go on; null at the end. */
function nextTopic(topic: KanjiTopic, texts: Texts): string | null {
  switch (topic.by) {
    case "levels": {
      const next =
        kanjiLevels[kanjiLevels.findLastIndex((level) => topic.levels.includes(level)) + 1];
      return next === undefined ? null : texts.t("author.kanji.topic.level", { level: next });
    }
    case "part": {
      const { level, part } = topic;
      if (part < partsOfLevel[level])
        return texts.t("author.kanji.topic.part", { level, part: part + 1 });
      const next = kanjiLevels[kanjiLevels.indexOf(level) + 1];
      return next === undefined ? null : texts.t("author.kanji.topic.level", { level: next });
    }
    case "year": {
      const next = schoolYears.find((year) => year === topic.year + 1);
      return next === undefined ? null : texts.t("author.kanji.topic.year", { year: next });
    }
  }
}
