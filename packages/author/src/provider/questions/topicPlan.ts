import type { JSONSchema7 } from "@ai-sdk/provider";

import type { AuthorRequest, TopicSource } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { levelOfTopic } from "../../sources/languages/levels/levelOfTopic.ts";
import { isWordLevel } from "../../model/LanguageTarget.ts";
import type { WordLevel } from "../../model/LanguageTarget.ts";
import { foreignMatterIn } from "../../verify/checks/foreignMatterIn.ts";
import type { Question } from "../ask/AskModel.ts";
import { taughtBy } from "../../sources/languages/taughtBy.ts";
import type { Concept } from "../ModelMaterial.ts";
import { isIn, rules } from "./rules.ts";
import { conceptShape, line, listOf, paragraph, reader, shape } from "./shapes.ts";

export interface TopicPlan {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly objectives: readonly string[];
  readonly prerequisites: readonly string[];
  readonly concepts: readonly Concept[];
  /** Of the Common European Framework, for a course on a language. */
  readonly level?: string;
  readonly levels: readonly {
    readonly title: string;
    readonly description: string;
    readonly lessons: readonly {
      readonly title: string;
      readonly description: string;
      readonly concepts: readonly string[];
    }[];
  }[];
}

const parts: Readonly<Record<string, JSONSchema7>> = {
  title: line,
  description: paragraph,
  icon: { type: "string", minLength: 1, maxLength: 8 },
  objectives: listOf(paragraph, 2, 6),
  prerequisites: listOf(paragraph, 0, 4),
  concepts: listOf(conceptShape, 4, 40),
  levels: listOf(
    shape({
      title: line,
      description: paragraph,
      lessons: listOf(
        shape({ title: line, description: paragraph, concepts: listOf(line, 1, 5) }),
        1,
        6,
      ),
    }),
    1,
    5,
  ),
};
const schema = shape(parts);
const languageSchema = shape({
  ...parts,
  level: { enum: ["A1", "A2", "B1", "B2", "C1", "C2"] },
});

const read = reader<TopicPlan>(schema);
const readLanguage = reader<TopicPlan>(languageSchema);
const fewestLessons = 2;

const task = `Plan a course on the topic.
1. First the map of its concepts: what there is to understand, each with its gist in one sentence and the names of the concepts that it needs.
2. Then levels of rising difficulty, each with lessons; each lesson teaches one to five of the concepts, named exactly as on the map, none before those that it needs, none twice.
Six to twelve lessons in all. Objectives say what the learner will be able to do. The icon is one emoji.`;

const ofLanguage = `It is a course on a language: each concept names the words, or the form with its commonest words, that it teaches. State in \`level\` the level of the Common European Framework at which the course is written`;

/** The level of a course: what the topic names, or else the plan; null above B2. */
export function levelOfPlan({ level }: TopicPlan, { topic }: TopicSource): WordLevel | null {
  const named = levelOfTopic(topic) ?? level;
  return isWordLevel(named) ? named : null;
}

/** Asks for the map of a topic's concepts, and for the lessons that teach them. */
export function topicPlanQuestion(
  { seed, title, language }: AuthorRequest,
  { topic, domain, area, mainSkill }: TopicSource,
): Question<TopicPlan> {
  const isLanguage = taughtBy({ domain, mainSkill }, language) !== null;
  const named = levelOfTopic(topic);
  const level = isWordLevel(named) ? `: ${named}, as the topic says.` : ".";
  return {
    capsuleId: seed,
    purpose: "plan",
    instructions: [rules(language), task, ...(isLanguage ? [`${ofLanguage}${level}`] : [])].join(
      "\n\n",
    ),
    data: { topic, title, domain, area, skill: mainSkill },
    schema: isLanguage ? languageSchema : schema,
    read: (answer) => {
      const plan = isLanguage ? readLanguage(answer) : read(answer);
      return plan !== null && isUsable(plan, domain, language) ? plan : null;
    },
  };
}

/** In the right language, without anything foreign, and with lessons that teach what is on the map. */
function isUsable(plan: TopicPlan, domain: string, language: InstructionLanguage): boolean {
  const names = new Set(plan.concepts.map(({ name }) => name));
  const lessons = plan.levels.flatMap((level) => level.lessons);
  const teaching = lessons.filter(({ concepts }) => concepts.some((name) => names.has(name)));
  const written = [plan.description, ...plan.objectives].join(" ");
  return (
    teaching.length >= fewestLessons &&
    foreignMatterIn(JSON.stringify(plan)).length === 0 &&
    (domain === "languages" || isIn(language, written))
  );
}
