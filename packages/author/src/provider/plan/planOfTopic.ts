import type { OutlineLesson } from "../../model/CapsuleOutline.ts";
import type { TopicSource } from "../../model/AuthorRequest.ts";
import { numbered } from "../../model/Plan.ts";
import type { Plan } from "../../model/Plan.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { taughtBy } from "../../sources/languages/taughtBy.ts";
import type { Concept } from "../ModelMaterial.ts";
import { inOrderOfNeed } from "../questions/shapes.ts";
import { levelOfPlan } from "../questions/topicPlan.ts";
import type { TopicPlan } from "../questions/topicPlan.ts";

const itemsPerLesson = 9;
const usualIcon = "💡";
/** So many words of a concept's name count as what it teaches. */
const mostTaught = 12;

/**
 * The lessons of a plan whose concepts stand on its map, each with what those before it taught, and
 * in a course on a language with how hard their words may be.
 */
export function planOfTopic(planned: TopicPlan, source: TopicSource, texts: Texts): Plan {
  const { title, objectives, prerequisites, icon } = planned;
  const language = taughtBy(source, texts.locale);
  const wordLevel = language === null ? null : levelOfPlan(planned, source);
  const map = inOrderOfNeed(planned.concepts);
  const taught: string[] = [];
  const levels = planned.levels.map((level) => ({
    title: level.title,
    description: level.description,
    lessons: level.lessons.flatMap((lesson): OutlineLesson[] => {
      const concepts: readonly Concept[] = map.filter(
        ({ name }) => lesson.concepts.includes(name) && !taught.includes(name),
      );
      const known = [...taught];
      taught.push(...concepts.map(({ name }) => name));
      const names = [...known, ...concepts.map(({ name }) => name)];
      const target =
        language === null || wordLevel === null
          ? {}
          : { target: { language, level: wordLevel, taught: names.map(firstWords) } };
      const { domain, mainSkill } = source;
      const subject = { domain, mainSkill };
      const material = {
        kind: "model",
        from: "topic",
        subject,
        concepts,
        known,
        ...target,
      } as const;
      return concepts.length === 0
        ? []
        : [
            {
              title: lesson.title,
              description: lesson.description,
              itemCount: 1 + itemsPerLesson,
              material,
            },
          ];
    }),
  }));
  return {
    title,
    description:
      wordLevel === null
        ? planned.description
        : `${planned.description} ${texts.t("author.language.level", { level: wordLevel })}`,
    objectives,
    prerequisites,
    icon: /\p{Extended_Pictographic}/u.test(icon) ? icon : usualIcon,
    madeFrom: [{ title: source.topic }],
    ...numbered(levels.filter(({ lessons }) => lessons.length > 0)),
  };
}

/** So that nobody makes all words free by naming them. */
function firstWords(name: string): string {
  return name.split(/\s+/u).slice(0, mostTaught).join(" ");
}
