import type { Author } from "../model/Author.ts";
import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type {
  CapsuleOutline,
  LessonMaterial,
  MaterialOf,
  OutlineLesson,
} from "../model/CapsuleOutline.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import type { LanguageTarget } from "../model/LanguageTarget.ts";
import { NotAuthorableError } from "../model/NotAuthorableError.ts";
import type { Plan } from "../model/Plan.ts";
import { createRandom } from "../random/createRandom.ts";
import { refusal } from "../model/refused.ts";
import { foldText } from "../texts/foldText.ts";
import { lessonTextOf } from "../texts/lessonTextOf.ts";
import { loadTexts } from "../texts/loadTexts.ts";
import type { AskModel } from "./ask/AskModel.ts";
import { blindQuestion, buildDraft, kindsFor, solves } from "./kinds/index.ts";
import { lessonSource, natureOf } from "./lesson/lessonSource.ts";
import { programsFor } from "./lesson/storedPrograms.ts";
import type { ModelItem, ModelLessonDraft } from "./lesson/ModelItem.ts";
import { passagesItem, textItem, toItem } from "./lesson/toItem.ts";
import { parseModelMaterial } from "./ModelMaterial.ts";
import type { Concept, ModelMaterial } from "./ModelMaterial.ts";
import { planOfTopic } from "./plan/planOfTopic.ts";
import { conceptMapQuestion } from "./questions/conceptMap.ts";
import { itemsQuestion, repairQuestion } from "./questions/items.ts";
import type { ItemsRequest, RejectedDraft } from "./questions/items.ts";
import { lessonTextQuestion, textsOfLesson } from "./questions/lessonText.ts";
import { promptVersion } from "./questions/rules.ts";
import { inOrderOfNeed } from "./questions/shapes.ts";
import { solveQuestion } from "./questions/solve.ts";
import { topicPlanQuestion } from "./questions/topicPlan.ts";

export interface ModelAuthorOptions {
  readonly ask: AskModel;
  /** The provider and its model, as they are recorded with every item. */
  readonly model: string;
  /** Parts a document into lessons; takes its time, and asks no model. */
  readonly planDocument: (request: AuthorRequest) => Promise<Plan>;
  /** The words of texts that are above a level, where they are too many. */
  readonly hardWords: (
    texts: readonly string[],
    target: LanguageTarget,
    own: CapsuleOutline["language"],
  ) => Promise<readonly string[]>;
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

/** What a course on a topic comes to, before it was planned. */
const usual = { levels: 3, lessons: 8, items: 72 };

export function createModelAuthor(options: ModelAuthorOptions): ModelAuthor {
  const { ask, model, planDocument } = options;

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
      level: targetOf(material)?.level,
      language: outline.language,
    };
    const context = {
      nature: natureOf(material, place.paragraphs, outline.language),
      texts: await loadTexts(outline.language),
      random: createRandom(`${outline.seed}/${index}/${part}`),
      quoteLanguage: isDocument ? material.documentLanguage : outline.language,
    };
    const built = drafts.map((draft) => ({ draft, item: buildDraft(draft, context) }));
    const items = built.flatMap(({ draft, item }) =>
      item === null ? [] : [{ ...toItem(item, place), draft }],
    );
    return {
      items: await Promise.all(items.map((item) => withEasyHint(item, outline, material))),
      unusable: built
        .filter(({ item }) => item === null)
        .map(({ draft }): RejectedDraft => ({ draft, reasons: ["schema"] })),
    };
  };

  /** The item without its hint, where that has words above the level of the lesson. */
  const withEasyHint = async (
    { hint, ...item }: ModelItem,
    { language }: CapsuleOutline,
    material: ModelMaterial,
  ): Promise<ModelItem> => {
    if (hint === undefined) return item;
    const target = material.from === "topic" ? material.target : undefined;
    const hard = target && (await options.hardWords([hint], target, language));
    return hard === undefined || hard.length === 0 ? { ...item, hint } : item;
  };

  /** The text of a lesson on a topic; written once more where its words are above the level. */
  const writeText = async (
    outline: CapsuleOutline,
    lesson: Parameters<typeof lessonTextQuestion>[1],
  ): Promise<ModelItem> => {
    const { target } = lesson;
    const first = await ask(lessonTextQuestion(outline, lesson));
    const tooHard =
      target === undefined
        ? []
        : await options.hardWords(textsOfLesson(first), target, outline.language);
    const text =
      tooHard.length === 0 ? first : await ask(lessonTextQuestion(outline, lesson, tooHard));
    return textItem(text, await loadTexts(outline.language), { model, level: target?.level });
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
          ? planOfTopic(
              await ask(topicPlanQuestion(request, source)),
              source,
              await loadTexts(language),
            )
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
      const text = isTopic ? [await writeText(outline, { title, ...material })] : [];
      const concepts = isTopic
        ? material.concepts
        : inOrderOfNeed(await ask(conceptMapQuestion(outline, title, material.passages)));
      const request = requestFor(outline, { title, material }, text, concepts);
      const drafts = await ask(itemsQuestion(outline, request));
      const { items, unusable } = await draftItems(outline, index, drafts, text, "draft");
      const read = isTopic ? text : passagesItem(items, material, texts);
      return { index, title, description, items: [...read, ...items], unusable, concepts };
    },

    repair: async (outline, { index, title, items, concepts }, rejected) => {
      const { material } = lessonAt(outline, index);
      const request = requestFor(outline, { title, material }, items, concepts);
      const drafts = await ask(repairQuestion(outline, request, rejected));
      return (await draftItems(outline, index, drafts, items, "repair")).items;
    },

    draftMore: async (outline, index, existing, round) => {
      const { title, material } = lessonAt(outline, index);
      const concepts = material.from === "topic" ? material.concepts : [];
      const request = requestFor(outline, { title, material }, existing, concepts);
      const drafts = await ask(itemsQuestion(outline, request));
      return (await draftItems(outline, index, drafts, existing, `bonus ${round}`)).items;
    },

    draftTheory: async (outline, index, existing) => {
      const { title, material } = lessonAt(outline, index);
      if (material.from === "document") return [];
      const texts = await loadTexts(outline.language);
      const lesson = { title, ...material, read: lessonTextOf(existing) };
      const item = await writeText(outline, lesson);
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
): OutlineLesson<MaterialOf<"model", ModelMaterial>> {
  const lesson = lessons[index];
  const material = lesson && parseModelMaterial(lesson.material);
  if (lesson === undefined || material === null || material === undefined)
    throw new RangeError(`The outline has no lesson ${index} for a model`);
  return { ...lesson, material };
}

/** What is asked of the model for a lesson that holds some items already. */
function requestFor(
  { language }: CapsuleOutline,
  {
    title,
    material,
  }: Pick<OutlineLesson<MaterialOf<"model", ModelMaterial>>, "title" | "material">,
  items: readonly ItemDraft[],
  concepts: readonly Concept[],
): ItemsRequest {
  const source = lessonSource(material, items);
  const nature = natureOf(material, source, language);
  const programs = programsFor(nature.skill, nature.source);
  return {
    lesson: title,
    source: source.map(({ text }) => text),
    concepts,
    asked: questionsOf(items),
    target: material.from === "topic" ? material.target : undefined,
    kinds: kindsFor(nature),
    ...(programs.length === 0 ? {} : { programs }),
  };
}

function questionsOf(items: readonly ItemDraft[]): readonly string[] {
  return items.flatMap(({ exercise }) => blindQuestion(exercise)?.question ?? []);
}

/** How hard the words of a lesson may be, where it teaches a language at a level. */
export function targetOf(material: LessonMaterial): LanguageTarget | undefined {
  const read = parseModelMaterial(material);
  return read?.from === "topic" ? read.target : undefined;
}
