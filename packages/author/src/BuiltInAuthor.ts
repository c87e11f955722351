import { builtInAuthor } from "./model/author-name.ts";
import type { Assessment, Author } from "./model/Author.ts";
import type { AuthorRequest } from "./model/AuthorRequest.ts";
import type { CapsuleOutline, OutlineLesson } from "./model/CapsuleOutline.ts";
import type { ItemDraft, LessonDraft } from "./model/LessonDraft.ts";
import { NotAuthorableError } from "./model/NotAuthorableError.ts";
import type { PlanResult } from "./model/Plan.ts";
import { refused } from "./model/refused.ts";
import { createRandom } from "./random/createRandom.ts";
import { readMaterial, sources } from "./sources/registry.ts";
import { foldText } from "./texts/foldText.ts";
import { loadTexts } from "./texts/loadTexts.ts";
import type { Texts } from "./texts/loadTexts.ts";
import { nextTheory } from "./theory/nextTheory.ts";

const version = 20;

/** The built-in author, which can also let one practise and read on in a lesson. */
export interface BuiltInAuthor extends Author {
  /** Drafts a lesson anew for who wants more of it, with what was spared before; each round differs. */
  draftMore(outline: CapsuleOutline, index: number, round: number): Promise<LessonDraft>;

  /** A text that the lesson has not shown yet, from its source; none where nothing is left. */
  furtherReading(
    request: AuthorRequest,
    outline: CapsuleOutline,
    index: number,
    existing: readonly ItemDraft[],
  ): Promise<readonly ItemDraft[]>;
}

/** The author that needs neither a key nor a network: data sets, exact templates, and documents. */
export function createBuiltInAuthor(): BuiltInAuthor {
  const author: BuiltInAuthor = {
    name: builtInAuthor,

    async assess(request): Promise<Assessment> {
      const result = planRequest(request, await loadTexts(request.language));
      if (result.status === "refused") return { authorable: false, reasons: result.reasons };
      const { levels, lessons } = result.plan;
      const items = lessons.reduce((total, { itemCount }) => total + itemCount, 0);
      return {
        authorable: true,
        estimate: { levels: levels.length, lessons: lessons.length, items },
      };
    },

    async plan(request): Promise<CapsuleOutline> {
      const result = planRequest(request, await loadTexts(request.language));
      if (result.status === "refused") throw new NotAuthorableError(result.reasons);
      const title = request.title.trim();
      return {
        ...result.plan,
        title: title === "" ? result.plan.title : title,
        author: builtInAuthor,
        authorVersion: version,
        seed: request.seed,
        language: request.language,
      };
    },

    async draftLesson(outline, index) {
      const { title, description, source, material } = lessonAt(outline, index);
      const { language, seed } = outline;
      const texts = await loadTexts(language);
      const random = createRandom(`${seed}/${index}`);
      const items = source.draft(material, { language, texts, random });
      return { index, title, description, items };
    },

    draftMore(outline, index, round) {
      const seed = `${outline.seed}:bonus:${round}`;
      const lessons = outline.lessons.map(withSpares);
      return author.draftLesson({ ...outline, lessons, seed }, index);
    },

    async furtherReading(request, outline, index, existing) {
      const { language, seed, lessons } = outline;
      const texts = await loadTexts(language);
      const read = lessons[index] && readMaterial(lessons[index].material);
      if (read === undefined || read === null) return [];
      const random = createRandom(`${seed}/${index}/theory`);
      const context = { language, texts, random, request, existing };
      const item = nextTheory(read.source, read.material, context);
      return item === null ? [] : [item];
    },
  };
  return author;
}

function lessonAt({ lessons }: CapsuleOutline, index: number) {
  const lesson = lessons[index];
  if (lesson === undefined) throw new RangeError(`The outline has no lesson ${index}`);
  const read = readMaterial(lesson.material);
  if (read === null)
    throw new TypeError(`No source reads the ${lesson.material.kind} of lesson ${index}`);
  return { ...lesson, ...read };
}

function withSpares(lesson: OutlineLesson): OutlineLesson {
  const read = readMaterial(lesson.material);
  return { ...lesson, material: read?.source.withSpares?.(read.material) ?? lesson.material };
}

function planRequest(request: AuthorRequest, texts: Texts): PlanResult {
  const { source } = request;
  if (source.kind === "topic" && foldText(source.topic).length < 4)
    return refused("topic_too_vague");
  for (const each of sources) {
    const asked = each.recognise(request);
    if (asked !== null) return each.plan(asked, request, texts);
  }
  return refused("topic_not_covered");
}
