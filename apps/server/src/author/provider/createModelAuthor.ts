import type { Author } from "../Author.ts";
import type {
  AuthorRequest,
  CapsuleOutline,
  ItemDraft,
  OutlineLesson,
  TopicSource,
} from "../drafts.ts";
import { NotAuthorableError } from "../NotAuthorableError.ts";
import { numbered } from "../Plan.ts";
import type { Plan } from "../Plan.ts";
import { createRandom } from "../random/createRandom.ts";
import { refusal } from "../refusal.ts";
import { foldText } from "../texts/foldText.ts";
import { lessonTextOf } from "../verify/lessonTextOf.ts";
import { loadTexts } from "../texts/loadTexts.ts";
import type { AskModel } from "./ask/AskModel.ts";
import { blindQuestion, buildDraft, solves } from "./kinds/index.ts";
import { lessonSource } from "./lesson/lessonSource.ts";
import type { ModelItem, ModelLessonDraft } from "./lesson/ModelItem.ts";
import { passagesItem, textItem, toItem } from "./lesson/toItem.ts";
import type { Concept, ModelMaterial } from "./ModelMaterial.ts";
import { conceptMapQuestion } from "./questions/conceptMap.ts";
import { itemsQuestion, repairQuestion } from "./questions/items.ts";
import type { RejectedDraft } from "./questions/items.ts";
import { lessonTextQuestion } from "./questions/lessonText.ts";
import { promptVersion } from "./questions/rules.ts";
import { inOrderOfNeed } from "./questions/shapes.ts";
import { solveQuestion } from "./questions/solve.ts";
import { topicPlanQuestion } from "./questions/topicPlan.ts";
import type { TopicPlan } from "./questions/topicPlan.ts";

export interface ModelAuthorOptions {
  readonly ask: AskModel;
  /** The provider and its model, as they are recorded with every item. */
  readonly model: string;
  /** Parts a document into lessons; takes its time, and asks no model. */
  readonly planDocument: (request: AuthorRequest) => Promise<Plan>;
}

/** An author that has a language model draft. Whatever it drafts is still to be checked. */
export interface ModelAuthor extends Author {
  draftLesson(outline: CapsuleOutline, index: number): Promise<ModelLessonDraft>;
  /** Items in place of those that were rejected, with the reasons for which they were. */
  repair(
    outline: CapsuleOutline,
    draft: ModelLessonDraft,
    rejected: readonly RejectedDraft[],
  ): Promise<readonly ModelItem[]>;
  /** Further items of a lesson that holds these already. */
  draftMore(
    outline: CapsuleOutline,
    index: number,
    existing: readonly ItemDraft[],
    round: number,
  ): Promise<readonly ModelItem[]>;
  /** A text that goes further than those of a lesson on a topic. */
  draftTheory(
    outline: CapsuleOutline,
    index: number,
    existing: readonly ItemDraft[],
  ): Promise<readonly ModelItem[]>;
  /** Those of the items that are answered right by somebody who has the source and no key. */
  solve<Item extends ItemDraft>(
    outline: CapsuleOutline,
    index: number,
    lesson: readonly ItemDraft[],
    items: readonly Item[],
  ): Promise<ReadonlySet<Item>>;
}

const itemsPerLesson = 9;
/** What a course on a topic comes to, before it was planned. */
const usualIcon = "💡";
const usual = { levels: 3, lessons: 8, items: 8 * itemsPerLesson };

export function createModelAuthor({ ask, model, planDocument }: ModelAuthorOptions): ModelAuthor {
  const draftItems = async (
    outline: CapsuleOutline,
    index: number,
    drafts: readonly unknown[],
    lesson: readonly ItemDraft[],
    part: string,
  ) => {
    const { title, material } = lessonAt(outline, index);
    const isDocument = material.from === "document";
    const place = {
      paragraphs: lessonSource(material, lesson),
      title: isDocument ? material.documentTitle : title,
      model,
    };
    const context = {
      texts: await loadTexts(outline.language),
      random: createRandom(`${outline.seed}/${index}/${part}`),
      quoteLanguage: isDocument ? material.documentLanguage : outline.language,
    };
    const built = drafts.map((draft) => ({ draft, item: buildDraft(draft, context) }));
    return {
      items: built.flatMap(({ item }) => (item === null ? [] : [toItem(item, place)])),
      unusable: built
        .filter(({ item }) => item === null)
        .map(({ draft }): RejectedDraft => ({ draft, reasons: ["schema"] })),
    };
  };

  return {
    name: model,

    assess: ({ source }) =>
      Promise.resolve(
        source.kind === "topic" && foldText(source.topic).length < 4
          ? { authorable: false, reasons: [refusal("topic_too_vague")] }
          : { authorable: true, estimate: usual },
      ),

    plan: async (request) => {
      const { source, seed, language, title } = request;
      const plan =
        source.kind === "topic"
          ? planOf(await ask(topicPlanQuestion(request, source)), source)
          : await planDocument(request);
      if (plan.lessons.length === 0)
        throw new NotAuthorableError([refusal("document_too_few_items")]);
      const name = title.trim() === "" ? plan.title : title.trim();
      return { ...plan, title: name, author: model, authorVersion: promptVersion, seed, language };
    },

    draftLesson: async (outline, index) => {
      const { title, description, material } = lessonAt(outline, index);
      const texts = await loadTexts(outline.language);
      const isTopic = material.from === "topic";
      const text = isTopic
        ? [textItem(await ask(lessonTextQuestion(outline, { title, ...material })), texts, model)]
        : [];
      const concepts = isTopic
        ? material.concepts
        : inOrderOfNeed(await ask(conceptMapQuestion(outline, title, material.passages)));
      const drafts = await ask(
        itemsQuestion(outline, {
          lesson: title,
          source: lessonSource(material, text).map((paragraph) => paragraph.text),
          concepts,
          asked: [],
        }),
      );
      const { items, unusable } = await draftItems(outline, index, drafts, text, "draft");
      const read = isTopic ? text : passagesItem(items, material, texts);
      return { index, title, description, items: [...read, ...items], unusable, concepts };
    },

    repair: async (outline, { index, title, items, concepts }, rejected) => {
      const { material } = lessonAt(outline, index);
      const request = {
        lesson: title,
        source: lessonSource(material, items).map(({ text }) => text),
        concepts,
        asked: questionsOf(items),
      };
      const drafts = await ask(repairQuestion(outline, request, rejected));
      return (await draftItems(outline, index, drafts, items, "repair")).items;
    },

    draftMore: async (outline, index, existing, round) => {
      const { title, material } = lessonAt(outline, index);
      const request = {
        lesson: title,
        source: lessonSource(material, existing).map(({ text }) => text),
        concepts: material.from === "topic" ? material.concepts : [],
        asked: questionsOf(existing),
      };
      const drafts = await ask(itemsQuestion(outline, request));
      return (await draftItems(outline, index, drafts, existing, `bonus ${round}`)).items;
    },

    draftTheory: async (outline, index, existing) => {
      const { title, material } = lessonAt(outline, index);
      if (material.from === "document") return [];
      const texts = await loadTexts(outline.language);
      const lesson = { title, ...material, read: lessonTextOf(existing) };
      const item = textItem(await ask(lessonTextQuestion(outline, lesson)), texts, model);
      return [{ ...item, title: texts.t("author.item.further") }];
    },

    solve: async (outline, index, lesson, items) => {
      const { material } = lessonAt(outline, index);
      const asked = items.flatMap((item) => {
        const question = blindQuestion(item.exercise);
        return question === null ? [] : [{ item, question }];
      });
      if (asked.length === 0) return new Set();
      const source = lessonSource(material, lesson).map(({ text }) => text);
      const questions = asked.map(({ question }) => question);
      const answers = await ask(solveQuestion(outline, source, questions));
      return new Set(
        asked
          .filter(({ item }, place) => {
            const found = answers.find((answer) => answer.item === place + 1)?.answer ?? [];
            return solves(item.exercise, found, outline.language);
          })
          .map(({ item }) => item),
      );
    },
  };
}

function lessonAt(
  { lessons }: CapsuleOutline,
  index: number,
): OutlineLesson & { readonly material: ModelMaterial } {
  const lesson = lessons[index];
  if (lesson?.material.kind !== "model")
    throw new RangeError(`The outline has no lesson ${index} for a model`);
  return { ...lesson, material: lesson.material };
}

function questionsOf(items: readonly ItemDraft[]): readonly string[] {
  return items.flatMap(({ exercise }) => blindQuestion(exercise)?.question ?? []);
}

/** The lessons of a plan whose concepts stand on its map, each with what those before it taught. */
function planOf(planned: TopicPlan, { topic }: TopicSource): Plan {
  const { title, description, objectives, prerequisites, icon } = planned;
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
      const material = { kind: "model", from: "topic", concepts, known } as const;
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
    description,
    objectives,
    prerequisites,
    icon: /\p{Extended_Pictographic}/u.test(icon) ? icon : usualIcon,
    madeFrom: [{ title: topic }],
    ...numbered(levels.filter(({ lessons }) => lessons.length > 0)),
  };
}
