import { draftArithmeticLesson } from "./arithmetic/draftArithmeticLesson.ts";
import { planArithmetic } from "./arithmetic/planArithmetic.ts";
import { readArithmeticTopic } from "./arithmetic/topics.ts";
import type { Author } from "./Author.ts";
import { builtInAuthor } from "./author-name.ts";
import { furtherReading } from "./document/furtherReading.ts";
import { planDocument } from "./document/plan/planDocument.ts";
import { draftDocumentLesson } from "./document/recipes/draftDocumentLesson.ts";
import type { DocumentMaterial } from "./document/recipes/Recipe.ts";
import type {
  Assessment,
  AuthorRequest,
  CapsuleOutline,
  ItemDraft,
  LessonDraft,
  LessonMaterial,
  TopicSource,
} from "./drafts.ts";
import { draftFactLesson } from "./facts/draftFactLesson.ts";
import { planFacts } from "./facts/planFacts.ts";
import { readFactTopic } from "./facts/topics.ts";
import { draftKanaLesson } from "./language/kana/draftKanaLesson.ts";
import { draftKanjiLesson } from "./language/kanji/draftKanjiLesson.ts";
import { planLanguage } from "./language/planLanguage.ts";
import { draftSituationLesson } from "./language/situations/draftSituationLesson.ts";
import { draftVerbLesson } from "./language/verbs/draftVerbLesson.ts";
import { draftArticleLesson } from "./language/words/draftArticleLesson.ts";
import { draftWordLesson } from "./language/words/draftWordLesson.ts";
import { NotAuthorableError } from "./NotAuthorableError.ts";
import type { PlanResult } from "./Plan.ts";
import { createRandom } from "./random/createRandom.ts";
import type { Random } from "./random/createRandom.ts";
import { refused } from "./refusal.ts";
import { foldText } from "./texts/foldText.ts";
import { draftSubjectLesson } from "./subjects/draftSubjectLesson.ts";
import { planSubject } from "./subjects/planSubject.ts";
import { readSubjectTopic } from "./subjects/topics.ts";
import { loadTexts } from "./texts/loadTexts.ts";
import type { Texts } from "./texts/loadTexts.ts";
import { theoryOf } from "./theory/theoryOf.ts";

const version = 15;

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
      const lesson = outline.lessons[index];
      if (lesson === undefined) throw new RangeError(`The outline has no lesson ${index}`);
      const texts = await loadTexts(outline.language);
      const random = createRandom(`${outline.seed}/${index}`);
      return {
        index,
        title: lesson.title,
        description: lesson.description,
        items: draftItems(lesson.material, outline, texts, random),
      };
    },

    draftMore(outline, index, round) {
      const seed = `${outline.seed}:bonus:${round}`;
      const lessons = outline.lessons.map((lesson) => ({
        ...lesson,
        material: withSpares(lesson.material),
      }));
      return author.draftLesson({ ...outline, lessons, seed }, index);
    },

    async furtherReading(request, outline, index, existing) {
      const lesson = outline.lessons[index];
      const texts = await loadTexts(outline.language);
      const { source } = request;
      const material = documentMaterialOf(lesson?.material);
      const item =
        material !== null && source.kind === "document"
          ? furtherReading(material, source.document, existing, texts)
          : lesson === undefined
            ? null
            : theoryOf(lesson.material, {
                language: outline.language,
                texts,
                random: createRandom(`${outline.seed}/${index}/theory`),
                existing,
              });
      return item === null ? [] : [item];
    },
  };
  return author;
}

function withSpares(material: LessonMaterial): LessonMaterial {
  const spread = <M extends DocumentMaterial>(own: M): M => ({
    ...own,
    recipes: [...own.recipes, ...(own.spares ?? [])],
  });
  if (material.kind === "document") return spread(material);
  return material.kind === "model" && material.from === "document"
    ? { ...material, builtIn: spread(material.builtIn) }
    : material;
}

/** What a lesson on a document was made from, whoever drafted it. */
function documentMaterialOf(material: LessonMaterial | undefined): DocumentMaterial | null {
  if (material?.kind === "document") return material;
  return material?.kind === "model" && material.from === "document" ? material.builtIn : null;
}

function planRequest(request: AuthorRequest, texts: Texts): PlanResult {
  const { source } = request;
  return source.kind === "topic"
    ? planTopic(source, request, texts)
    : planDocument({ document: source.document, asked: request.title, texts });
}

function planTopic(source: TopicSource, request: AuthorRequest, texts: Texts): PlanResult {
  if (foldText(source.topic).length < 4) return refused("topic_too_vague");
  const subject = readSubjectTopic(source.topic, source.domain);
  if (subject !== null) return { status: "planned", plan: planSubject(subject, texts) };
  const facts = readFactTopic(source.topic, source.domain);
  if (facts !== null) return { status: "planned", plan: planFacts(facts, request.language, texts) };
  if (source.domain === "languages") return planLanguage(source, request, texts);
  const arithmetic = source.domain === "mathematics" ? readArithmeticTopic(source.topic) : null;
  return arithmetic === null
    ? refused("topic_not_covered")
    : { status: "planned", plan: planArithmetic(arithmetic, texts) };
}

function draftItems(
  material: LessonMaterial,
  { language }: CapsuleOutline,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  switch (material.kind) {
    case "arithmetic":
      return draftArithmeticLesson(material, texts, random);
    case "words":
      return draftWordLesson(material, language, texts, random);
    case "articles":
      return draftArticleLesson(material, language, texts, random);
    case "kana":
      return draftKanaLesson(material, language, texts, random);
    case "situation":
      return draftSituationLesson(material, language, texts, random);
    case "kanji":
      return draftKanjiLesson(material, language, texts, random);
    case "verbs":
      return draftVerbLesson(material, language, texts, random);
    case "facts":
      return draftFactLesson(material, language, texts, random);
    case "subject":
      return draftSubjectLesson(material, language, texts, random);
    case "document":
      return draftDocumentLesson(material, texts, random);
    // A lesson that a model was to draft, and did not.
    case "model":
      return material.from === "document" && material.builtIn.recipes.length > 0
        ? draftDocumentLesson(material.builtIn, texts, random)
        : [];
  }
}
