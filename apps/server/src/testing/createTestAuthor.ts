import type { AuthorRequest, CapsuleOutline, ItemDraft } from "@alambic/author/model";
import type { AuthorService, VerifiedLesson } from "@alambic/author/service";

export interface TestAuthorOptions {
  readonly lessons?: number;
  /** Called before each step: to wait, or to throw. */
  readonly before?: (step: string) => Promise<void> | void;
  /** Lessons (by index) of which nothing is publishable. */
  readonly unpublishable?: readonly number[];
  /** Items of every lesson, by their questions; three of its own where none are named. */
  readonly questions?: (lesson: number) => readonly string[];
  /** Bonus rounds that the source gives. */
  readonly bonusRounds?: number;
}

/** An author without data and threads. A topic that contains "unknown" cannot be authored. */
export function createTestAuthor(options: TestAuthorOptions = {}): AuthorService {
  const {
    lessons = 3,
    before = () => undefined,
    unpublishable = [],
    bonusRounds = 1,
    questions,
  } = options;
  const author: AuthorService = {
    classify: (text) =>
      Promise.resolve({
        skill:
          text
            .toLowerCase()
            .replaceAll(/[^a-z]+/gu, "_")
            .slice(0, 20) || "skill",
        domain: "others",
        area: "generic",
        confidence: 0.5,
        language: "en",
        alternatives: [],
      }),
    knownSkills: () => Promise.resolve([{ domain: "mathematics", skills: ["fractions"] }]),
    expectPdf: () => Promise.resolve(),
    extract: () => Promise.resolve({ status: "refused", code: "pdf_damaged" }),
    readText: () => Promise.resolve({ status: "refused", code: "pdf_too_short" }),
    assess: (request) =>
      Promise.resolve(
        isUnknown(request)
          ? { authorable: false, reasons: [{ code: "topic_not_covered", message: "No source." }] }
          : { authorable: true },
      ),
    plan: async (request) => {
      await before("plan");
      return outlineOf(request, lessons);
    },
    makeLesson: async (_request, outline, index): Promise<VerifiedLesson> => {
      await before(`lesson ${index}`);
      const lesson = outline.lessons[index];
      if (!lesson) throw new RangeError(`No lesson ${index}.`);
      const { title, description } = lesson;
      const asked = questions?.(index) ?? [1, 2, 3].map((number) => `${title}, item ${number}`);
      const items = asked.map(itemOf);
      const rejected = [{ item: itemOf(`${title}, rejected`), reasons: [aDuplicate] }];
      const isPublishable = !unpublishable.includes(index);
      return { index, title, description, items, rejected, isPublishable };
    },
    offerBonus: (_request, _outline, _index, _existing, { round }) =>
      Promise.resolve(round < bonusRounds ? "offered" : "nothing_more_to_author"),
    makeBonus: async (_request, _outline, index, _existing, { kind, round }) => {
      await before(`bonus ${index} ${round}`);
      const title = `Bonus ${index}.${round}`;
      return round < bonusRounds ? [kind === "theory" ? textOf(title) : itemOf(title)] : [];
    },
    expectWork: () => Promise.resolve(),
    makeCapsule: async (request) => {
      const outline = await author.plan(request);
      const made = outline.lessons.map((_, index) => author.makeLesson(request, outline, index));
      return { outline, lessons: await Promise.all(made) };
    },
    stop: () => Promise.resolve(),
  };
  return author;
}

function textOf(title: string): ItemDraft {
  const content = { blocks: [{ type: "paragraph" as const, text: title }] };
  return { ...itemOf(title), exercise: { content_type: "lesson", content } };
}

const aDuplicate = { code: "duplicate", detail: "as before" } as const;

function isUnknown({ source }: AuthorRequest): boolean {
  return source.kind === "topic" && source.topic.includes("unknown");
}

function outlineOf({ seed, language, title }: AuthorRequest, lessons: number): CapsuleOutline {
  const indexes = Array.from({ length: lessons }, (_, index) => index);
  const half = Math.ceil(lessons / 2);
  return {
    author: "test",
    authorVersion: 1,
    seed,
    language,
    title: title === "" ? "Named by the author" : title,
    description: "Made for a test.",
    objectives: ["Know it"],
    prerequisites: [],
    icon: "⚗",
    madeFrom: [{ title: "Test" }],
    levels: [indexes.slice(0, half), indexes.slice(half)]
      .filter((lessonIndexes) => lessonIndexes.length > 0)
      .map((lessonIndexes, level) => ({
        title: `Level ${level + 1}`,
        description: "",
        lessonIndexes,
      })),
    lessons: indexes.map((index) => ({
      title: `Lesson ${index + 1}`,
      description: "",
      itemCount: 3,
      material: { kind: "arithmetic", lesson: "add-ten", table: null },
    })),
  };
}

function itemOf(title: string): ItemDraft {
  return {
    title,
    exercise: { content_type: "true_false", content: { statement: title, answer: true } },
    source: null,
    provenance: { kind: "data", dataSet: "test", entries: [] },
  };
}
