import { parseDocumentMaterial } from "./document/DocumentMaterial.ts";
import type { MaterialOf, OutlineLesson } from "./model/CapsuleOutline.ts";
import type { ModelMaterial } from "./provider/ModelMaterial.ts";
import type { Exercise } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "./BuiltInAuthor.ts";
import type { AuthorRequest } from "./model/AuthorRequest.ts";
import type { LessonDraft } from "./model/LessonDraft.ts";
import { NotAuthorableError } from "./model/NotAuthorableError.ts";
import { draftAll } from "./testing/draftAll.ts";
import { documentRequest, languageRequest, topicRequest } from "./testing/requests.ts";
import { stemOf } from "./verify/checks/checkDuplicates.ts";

const author = createBuiltInAuthor();

async function refusal(request: AuthorRequest): Promise<readonly string[]> {
  const assessment = await author.assess(request);
  return assessment.authorable ? [] : assessment.reasons.map(({ code }) => code);
}

describe("assess", () => {
  it.each([
    ["fractions", topicRequest({ topic: "Les fractions" })],
    ["the table of seven", topicRequest({ topic: "la table de 7" })],
    ["algebra", topicRequest({ topic: "rekenen met letters" }, { language: "nl" })],
    ["mathematics from the ground up", topicRequest({ topic: "mental maths" }, { language: "en" })],
    ["geometry", topicRequest({ topic: "aire du triangle" })],
    ["statistics", topicRequest({ topic: "mean and median" }, { language: "en" })],
    ["probability", topicRequest({ topic: "kansrekening" }, { language: "nl" })],
    ["a language", languageRequest("italian", "nl")],
    ["French for those who read French", fle()],
    ["Japanese signs", languageRequest("japanese", "en", "katakana")],
    ["a document", documentRequest("fr")],
    [
      "a document, explained in another language",
      { ...documentRequest("nl"), language: "en" as const },
    ],
  ])("takes on %s", async (_, request) => {
    const assessment = await author.assess(request);
    if (!assessment.authorable) throw new Error(JSON.stringify(assessment.reasons));
    const outline = await author.plan(request);
    expect(assessment.estimate.lessons).toBe(outline.lessons.length);
    expect(assessment.estimate.levels).toBe(outline.levels.length);
    expect(outline.lessons.length).toBeGreaterThan(0);
  });

  it.each<[code: string, request: AuthorRequest]>([
    ["topic_not_covered", topicRequest({ topic: "la photosynthèse", domain: "natural_sciences" })],
    ["topic_not_covered", topicRequest({ topic: "fractions", domain: "social_sciences" })],
    ["topic_not_covered", topicRequest({ topic: "équations différentielles" })],
    ["topic_not_covered", topicRequest({ topic: "quadratic equations" })],
    ["topic_not_covered", languageRequest("english", "fr", "business english C1")],
    [
      "topic_not_covered",
      languageRequest("spanish", "nl", "Spaanse grammatica: de subjunctief, werkwoorden"),
    ],
    ["topic_too_vague", topicRequest({ topic: "  🤷 " })],
    ["topic_too_vague", topicRequest({ topic: "x" })],
    ["language_is_instruction_language", languageRequest("english", "en")],
    ["language_not_covered", languageRequest("latin", "fr")],
    ["language_not_covered", languageRequest("chinese", "en")],
  ])("refuses with %s", async (code, request) => {
    expect(await refusal(request)).toEqual([code]);
    await expect(author.plan(request)).rejects.toThrow(NotAuthorableError);
  });

  it("refuses documents that are too short, or whose sentences do not stand alone", async () => {
    const request = documentRequest("en");
    if (request.source.kind !== "document") throw new Error("No document");
    const { document } = request.source;
    const short = { ...document, wordCount: 90 };
    expect(await refusal({ ...request, source: { kind: "document", document: short } })).toEqual([
      "document_too_short",
    ]);
    const leaning = {
      ...document,
      headings: [],
      pages: [
        {
          number: 1,
          text: "It was so. They did this there. However, these are the same. ".repeat(60),
        },
      ],
    };
    expect(await refusal({ ...request, source: { kind: "document", document: leaning } })).toEqual([
      "document_too_few_items",
    ]);
  });
});

describe("plan", () => {
  it("keeps the learner's title, and otherwise finds one", async () => {
    const request = languageRequest("dutch", "fr");
    expect((await author.plan({ ...request, title: "  Mon néerlandais " })).title).toBe(
      "Mon néerlandais",
    );
    expect((await author.plan(request)).title).toBe("Premiers mots en néerlandais");
  });

  it("numbers each lesson into one level, in order", async () => {
    const { levels, lessons } = await author.plan(languageRequest("japanese", "nl"));
    expect(levels.flatMap(({ lessonIndexes }) => lessonIndexes)).toEqual(
      lessons.map((_, index) => index),
    );
  });

  it("starts with what the topic names, and goes on with the course where that is little", async () => {
    const { title, levels } = await author.plan(
      languageRequest("spanish", "en", "food and animals"),
    );
    expect(levels[0]?.title).toBe("Fruit");
    expect(title).toMatch(/in Spanish$/);
    const { levels: few } = await author.plan(
      languageRequest("spanish", "en", "the months of the year"),
    );
    expect(few[0]?.title).toBe("Months");
    expect(few.length).toBeGreaterThan(2);
  });

  it.each([
    [topicRequest({ topic: "équations" }), ["La soustraction", "La division"]],
    [topicRequest({ topic: "compter" }), ["Rien : tout commence au début"]],
    [topicRequest({ topic: "fractions et division" }), ["La multiplication"]],
    [
      topicRequest({ topic: "boucles en Python", domain: "programming", mainSkill: "python" }),
      ["Les décisions"],
    ],
    [languageRequest("dutch", "fr"), ["Rien : tout commence au début"]],
    [languageRequest("dutch", "fr", "néerlandais A2"), ["Le niveau A1 dans la langue"]],
    [languageRequest("spanish", "nl", "Spaans B1"), ["Niveau A2 in de taal"]],
  ])("says what helps beforehand, or that nothing does: %#", async (request, needed) => {
    expect((await author.plan(request)).prerequisites).toEqual(needed);
  });

  it.each([
    ["en", "You should already know what an insect is and how plants grow."],
    ["fr", "Vous devez déjà connaître les insectes et la vie des plantes."],
    ["nl", "Je moet al vertrouwd zijn met insecten en met planten."],
  ] as const)("says what a document needs, in its own words, %s", async (language, needed) => {
    const request = documentRequest(language);
    if (request.source.kind !== "document") throw new Error("No document");
    expect((await author.plan(request)).prerequisites).toEqual([]);
    const { document } = request.source;
    const pages = document.pages.map(({ number, text }) => ({
      number,
      text: `${needed}\n\n${text}`,
    }));
    const source = { kind: "document", document: { ...document, headings: [], pages } } as const;
    expect((await author.plan({ ...request, source })).prerequisites).toEqual([needed]);
  });

  it("parts a document without headings by its pages", async () => {
    const request = documentRequest("en");
    if (request.source.kind !== "document") throw new Error("No document");
    const document = { ...request.source.document, headings: [] };
    const { levels, lessons } = await author.plan({
      ...request,
      source: { kind: "document", document },
    });
    expect(levels.map(({ title }) => title)).toEqual(["Your document"]);
    expect(lessons.length).toBeGreaterThanOrEqual(2);
    expect(lessons[0]?.title).toMatch(/^Pages? 1/);
  });

  it("names the pages that could not be read", async () => {
    const request = documentRequest("en");
    if (request.source.kind !== "document") throw new Error("No document");
    const document = { ...request.source.document, unreadPages: [4, 7, 8] };
    const source = { kind: "document", document } as const;
    const { description } = await author.plan({ ...request, source });
    expect(description).toContain("Pages 4 and 7–8 could not be read");
    expect((await author.plan(request)).description).not.toContain("could not be read");
  });

  it("says what a document's capsule was made from", async () => {
    const { madeFrom, title } = await author.plan(documentRequest("nl"));
    expect(title).toBe("De honingbij");
    expect(madeFrom).toEqual([{ title: "De honingbij" }]);
  });
});

describe("draftLesson", () => {
  it.each([
    ["arithmetic", topicRequest()],
    ["words", languageRequest("german", "fr")],
    ["kana", languageRequest("japanese", "fr", "kana")],
    ["a document", documentRequest("en")],
  ])("drafts the same again after a restart: %s", async (_, request) => {
    expect(await draftAll(request)).toEqual(await draftAll(request));
    const [first] = await draftAll(request);
    const [other] = await draftAll({ ...request, seed: "another capsule" });
    expect(first).not.toEqual(other);
  });

  it.each([
    ["mathematics", topicRequest({ topic: "la géométrie" })],
    ["words", languageRequest("dutch", "fr")],
    ["kanji", languageRequest("japanese", "en", "kanji N5")],
    ["music", topicRequest({ topic: "solfège", domain: "music", mainSkill: "music_theory" })],
    ["elements", topicRequest({ topic: "tableau périodique", domain: "natural_sciences" })],
  ])("rises from what is recognised to what is written, on the whole: %s", async (_, request) => {
    const recognised = new Set(["flashcards", "true_false", "quiz", "matching"]);
    const written = new Set(["short_answer", "numeric", "character"]);
    const isRecognised = ({ content_type: kind }: Exercise) => recognised.has(kind);
    const isWritten = ({ content_type: kind, content }: Exercise) =>
      written.has(kind) || (kind === "fill_in_blank" && !("bank" in content));
    const rises = (await draftAll(request)).map(({ items }) => {
      const meanPlace = (counts: (exercise: Exercise) => boolean) => {
        const places = items.flatMap(({ exercise }, at) => (counts(exercise) ? [at] : []));
        return places.reduce((sum, at) => sum + at, 0) / places.length;
      };
      return meanPlace(isWritten) - meanPlace(isRecognised);
    });
    const known = rises.filter((rise) => !Number.isNaN(rise));
    expect(known.length).toBeGreaterThan(rises.length / 2);
    expect(Math.min(...known)).toBeGreaterThan(0);
  });

  it.each(["en", "fr", "nl"] as const)(
    "finds more to ask for who wants it of a document in %s",
    async (language) => {
      const outline = await author.plan(documentRequest(language));
      const questions = ({ items }: LessonDraft) => items.map(({ exercise }) => stemOf(exercise));
      const first = questions(await author.draftLesson(outline, 0));
      const again = await author.draftLesson({ ...outline, seed: "another" }, 0);
      const more = questions(await author.draftMore(outline, 0, 1));
      const fresh = (drafted: readonly string[]) => drafted.filter((each) => !first.includes(each));
      expect(fresh(more).length).toBeGreaterThan(fresh(questions(again)).length);
    },
  );

  it("finds as much more where a model was to draft the lesson on a document", async () => {
    const outline = await author.plan(documentRequest("en"));
    const lessons = outline.lessons.map((lesson): OutlineLesson => {
      const material = parseDocumentMaterial(lesson.material);
      if (material === null) throw new Error("a lesson without a document");
      const { kind: _, ...builtIn } = material;
      const { documentTitle, documentLanguage } = builtIn;
      const shared = { documentTitle, documentLanguage, passages: [], builtIn };
      const planned: MaterialOf<"model", ModelMaterial> = {
        kind: "model",
        from: "document",
        ...shared,
      };
      return { ...lesson, material: planned };
    });
    const own = await author.draftMore(outline, 0, 1);
    const more = await author.draftMore({ ...outline, lessons }, 0, 1);
    expect(more.items).toEqual(own.items);
  });

  it("knows no lesson outside the outline", async () => {
    const outline = await author.plan(topicRequest());
    await expect(author.draftLesson(outline, outline.lessons.length)).rejects.toThrow(RangeError);
    await expect(author.draftLesson(outline, -1)).rejects.toThrow(RangeError);
  });
});

function fle(): AuthorRequest {
  return topicRequest({
    topic: "FLE débutant",
    domain: "languages",
    area: "fle",
    mainSkill: "french",
  });
}
