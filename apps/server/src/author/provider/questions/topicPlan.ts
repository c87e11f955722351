import type { AuthorRequest, InstructionLanguage, TopicSource } from "../../drafts.ts";
import { foreignMatterIn } from "../../verify/checks/foreignMatterIn.ts";
import type { Question } from "../ask/AskModel.ts";
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

const schema = shape({
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
});

const read = reader<TopicPlan>(schema);
const fewestLessons = 2;

const task = `Plan a course on the topic.
1. First the map of its concepts: what there is to understand, each with its gist in one sentence and the names of the concepts that it needs.
2. Then levels of rising difficulty, each with lessons; each lesson teaches one to five of the concepts, named exactly as on the map, none before those that it needs, none twice.
Six to twelve lessons in all. Objectives say what the learner will be able to do. The icon is one emoji.`;

/** Asks for the map of a topic's concepts, and for the lessons that teach them. */
export function topicPlanQuestion(
  { seed, title, language }: AuthorRequest,
  { topic, domain, area, mainSkill }: TopicSource,
): Question<TopicPlan> {
  return {
    capsuleId: seed,
    purpose: "plan",
    instructions: `${rules(language)}\n\n${task}`,
    data: { topic, title, domain, area, skill: mainSkill },
    schema,
    read: (answer) => {
      const plan = read(answer);
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
