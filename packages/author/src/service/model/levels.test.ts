import type { Exercise } from "@alambic/domain/exercises";
import { afterAll, describe, expect, it } from "vitest";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { startFakeModelServer } from "../../provider/testing/FakeModelServer.ts";
import { answer, scriptedModel, spoiled } from "../../provider/testing/scriptedModel.ts";
import type { Misbehaviour } from "../../provider/testing/scriptedModel.ts";
import { languageRequest } from "../../testing/requests.ts";
import { builtIn, startModelService } from "./testing/startModelService.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

const easy = "They say “El perro de mi hermana duerme en la cocina” there.";
const hard = "They say “Acabó desistiendo de su empeño porfiado” there.";
const request = languageRequest("spanish", "en", "Spanish A1");

async function service() {
  return (await startModelService(peer.baseUrl, { settings: { topics: "all" } })).made;
}

/** The outline of a course, and its first lesson by a model that misbehaves. */
async function firstLesson(misbehave?: Misbehaviour) {
  const made = await service();
  peer.behave(scriptedModel());
  const outline = await made.plan(request);
  peer.behave(scriptedModel(misbehave));
  return made.makeLesson(request, outline, 0);
}

function explaining(explanation: string): Misbehaviour {
  return (call) =>
    call.purpose === "items"
      ? spoiled(call, (item, place) => (place === 0 ? { ...item, explanation } : item))
      : undefined;
}

/** The lesson's text with a further paragraph, which says this, under this heading. */
function text(paragraph: string, heading = "More water") {
  const seasons = ["spring", "summer", "autumn", "winter", "rain", "snow", "sun"];
  const sentences = seasons.map(
    (season, index) =>
      `In the ${season} of that year the plant needs about ${index + 3} litres of water from the ${season} valley.`,
  );
  return answer({
    sections: [
      { heading: "Water", paragraphs: sentences.slice(0, 4) },
      { heading, paragraphs: [...sentences.slice(4), paragraph] },
    ],
  });
}

const asked = (purpose: string) => peer.calls.filter((call) => call.purpose === purpose);

describe("the level of a course on a language", () => {
  it("is the topic’s, before what the plan says, and every lesson is asked for at it", async () => {
    const made = await service();
    peer.behave(scriptedModel());
    const outline = await made.plan(request);
    expect(asked("plan")[0]?.instructions).toContain("A1, as the topic says");
    expect(outline.description).toContain("level A1");
    await made.makeLesson(request, outline, 2);
    for (const purpose of ["lesson", "items"])
      expect(asked(purpose)[0]?.instructions).toContain("teaches Spanish at level A1");
  });

  it("is the plan’s where the topic names none, and none above B2", async () => {
    const made = await service();
    peer.behave(scriptedModel());
    const plan = (topic: string) => made.plan(languageRequest("spanish", "en", topic));
    expect(await plan("the Spanish subjunctive")).toMatchObject({
      description: expect.stringContaining("level B1"),
    });
    const { lessons } = await plan("advanced Spanish, C1");
    expect(JSON.stringify(lessons)).not.toContain("target");
  });

  it("is none for a course on the reader’s own language", async () => {
    const made = await service();
    peer.behave(scriptedModel());
    const { lessons } = await made.plan(languageRequest("english", "en", "English A1 grammar"));
    expect(JSON.stringify(lessons)).not.toContain("target");
  });
});

describe("an item of a lesson of A1", () => {
  it("may hold a sentence of A1", async () => {
    const lesson = await firstLesson(explaining(easy));
    expect(asked("repair")).toHaveLength(0);
    expect(JSON.stringify(lesson.items)).toContain("El perro");
    expect(lesson.items.map(({ provenance }) => provenance)).toEqual(
      lesson.items.map(() => expect.objectContaining({ level: "A1" })),
    );
  });

  it("with a sentence above it is sent to be mended with the words, and does not get published", async () => {
    const lesson = await firstLesson(explaining(hard));
    expect(asked("repair")).toHaveLength(1);
    expect(asked("repair")[0]?.data).toMatchObject({
      rejected: [{ reasons: [expect.stringMatching(/^above_level A1: .*desistiendo/u)] }],
    });
    expect(lesson.isPublishable).toBe(true);
    expect(JSON.stringify(lesson.items)).not.toContain("desistiendo");
    expect(lesson.rejected[0]).toMatchObject({
      reasons: [{ code: "above_level", detail: expect.stringContaining("A1: ") }],
    });
  });
});

it("finds a sentence above the level wherever it stands in an item", async () => {
  const made = await service();
  peer.behave(scriptedModel());
  const outline = await made.plan(request);
  const { items, title, description } = await made.makeLesson(request, outline, 0);
  const target = { language: "es", level: "A1", taught: [] } as const;
  const judge = async (item: ItemDraft) => {
    const lesson = { index: 0, title, description, items: [...items.slice(0, 1), item], target };
    return (await builtIn.verify(lesson, request))[1] ?? [];
  };
  let planted = 0;
  for (const item of items.slice(1)) {
    expect(await judge(item)).toEqual([]);
    for (const exercise of withSentence(item.exercise, hard)) {
      planted += 1;
      const codes = (await judge({ ...item, exercise })).map(({ code }) => code);
      expect(codes, JSON.stringify(exercise)).toContain("above_level");
    }
  }
  expect(planted).toBeGreaterThan(10);
});

/** The exercise with a sentence in place of each of its texts, one at a time. */
function withSentence(exercise: Exercise, sentence: string): readonly Exercise[] {
  switch (exercise.content_type) {
    case "quiz": {
      const { content } = exercise;
      const choices = content.choices.map((_, at) =>
        content.choices.map((choice, index) =>
          index === at ? { ...choice, text: sentence } : choice,
        ),
      );
      return [
        { ...exercise, content: { ...content, prompt: sentence } },
        { ...exercise, content: { ...content, explanation: sentence } },
        ...choices.map((changed) => ({ ...exercise, content: { ...content, choices: changed } })),
      ];
    }
    case "true_false":
      return [
        { ...exercise, content: { ...exercise.content, statement: sentence } },
        { ...exercise, content: { ...exercise.content, explanation: sentence } },
      ];
    case "short_answer":
      return [
        { ...exercise, content: { ...exercise.content, prompt: sentence } },
        { ...exercise, content: { ...exercise.content, answers: [sentence] } },
      ];
    default:
      return [];
  }
}

describe("the text of a lesson of A1", () => {
  it("is asked for once more with the words that were too hard", async () => {
    const lesson = await firstLesson(({ purpose, earlier }) =>
      purpose === "lesson" ? text(earlier === 0 ? hard : easy) : undefined,
    );
    expect(asked("lesson").map(({ data }) => data)).toEqual([
      expect.not.objectContaining({ tooHard: expect.anything() }),
      expect.objectContaining({ tooHard: expect.arrayContaining(["desistiendo", "empeño"]) }),
    ]);
    expect(lesson.isPublishable).toBe(true);
    expect(JSON.stringify(lesson.items)).toContain("El perro");
  });

  it("is asked for once more where a heading is too hard", async () => {
    const lesson = await firstLesson(({ purpose, earlier }) =>
      purpose === "lesson" ? text(easy, earlier === 0 ? hard : "More water") : undefined,
    );
    expect(asked("lesson")).toHaveLength(2);
    expect(lesson.isPublishable).toBe(true);
  });

  it("that is too hard twice makes no lesson", async () => {
    const lesson = await firstLesson(({ purpose }) =>
      purpose === "lesson" ? text(hard) : undefined,
    );
    expect(asked("lesson")).toHaveLength(2);
    expect(lesson.isPublishable).toBe(false);
    expect(lesson.rejected.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toContain(
      "above_level",
    );
  });
});
