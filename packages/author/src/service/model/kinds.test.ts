import { afterAll, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { startFakeModelServer } from "../../provider/testing/FakeModelServer.ts";
import type { PeerBehaviour, PeerCall } from "../../provider/testing/FakeModelServer.ts";
import { kindCases } from "../../provider/testing/cases/index.ts";
import type { KindCase } from "../../provider/testing/cases/KindCase.ts";
import { namedIn } from "../../provider/testing/cases/namedIn.ts";
import { documentRequest } from "../../testing/requests.ts";
import { answer, scriptedModel } from "../../provider/testing/scriptedModel.ts";
import { startModelService } from "./testing/startModelService.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

/** A model that writes the lesson of a case, drafts it again and again, and solves it as it is told. */
function modelOf({ text, draft, target }: KindCase, change: object, said: readonly string[]) {
  const drafted = answer({ items: [{ ...draft, ...change }] });
  return scriptedModel((call) => {
    switch (call.purpose) {
      case "plan":
        return target === undefined ? undefined : answer({ ...plan(call), level: target.level });
      case "lesson":
        return answer({ sections: [{ heading: "The lesson", paragraphs: text }] });
      case "items":
      case "repair":
        return drafted;
      case "solve":
        return answer({ answers: readList(call.data, "items").map((item) => solved(item, said)) });
      default:
        return undefined;
    }
  });
}

const good = scriptedModel();

function plan(call: PeerCall): object {
  const reply = good(call);
  return reply.kind === "answer" && typeof reply.value === "object" ? { ...reply.value } : {};
}

function solved(item: unknown, said: readonly string[]) {
  const shown = Object.keys(Object(item));
  const options = (path: string) =>
    (shown.includes(path) ? readList(item, path) : []).map((each) => ({
      id: readText(each, "id"),
      text: readText(each, "text"),
    }));
  const question = {
    question: readText(item, "question"),
    choices: options("choices"),
    groups: options("groups"),
    answer: "",
  };
  return { item: read(item, "item"), answer: namedIn(question, said) };
}

async function lessonOf(kindCase: KindCase, behaviour: PeerBehaviour) {
  const { made } = await startModelService(peer.baseUrl, { settings: { topics: "all" } });
  peer.behave(behaviour);
  const outline = await made.plan(kindCase.request);
  return made.makeLesson(kindCase.request, outline, 0);
}

const asked = (purpose: string) => peer.calls.filter((call) => call.purpose === purpose);

describe.each(kindCases)("$type of a model", (kindCase) => {
  const {
    type,
    answer: right,
    wrong,
    faults,
    quote,
  } = {
    ...kindCase,
    quote: kindCase.draft.quote,
  };

  it("is asked for, solved blind, sealed with its evidence and published", async () => {
    const lesson = await lessonOf(kindCase, modelOf(kindCase, {}, right));
    const [item] = lesson.items.filter(({ exercise }) => exercise.content_type === type);
    expect(lesson.rejected).toEqual([]);
    expect(item?.source).toMatchObject({ quote, hash: expect.stringMatching(/^[0-9a-f]{64}$/u) });
    expect(asked("items")[0]?.instructions).toContain(`- ${type}: `);
    expect(asked("solve")).toHaveLength(right.length === 0 ? 0 : 1);
    expect(asked("repair")).toHaveLength(0);
  });

  it.runIf(wrong.length > 0)("is dropped where it is solved otherwise", async () => {
    const { items, rejected } = await lessonOf(kindCase, modelOf(kindCase, {}, wrong));
    expect(items.some(({ exercise }) => exercise.content_type === type)).toBe(false);
    expect(rejected[0]?.reasons).toMatchObject([{ code: "solved_otherwise" }]);
    expect(asked("repair")).toHaveLength(1);
  });

  it.each(faults)("with $fault is sent to be mended, and is not published", async (fault) => {
    const { items } = await lessonOf(kindCase, modelOf(kindCase, fault.change, right));
    expect(items.some(({ exercise }) => exercise.content_type === type)).toBe(false);
    const [reason] = readList(asked("repair")[0]?.data, "rejected");
    expect(read(reason, "draft")).toEqual({ ...kindCase.draft, ...fault.change });
    expect(JSON.stringify(read(reason, "reasons"))).toContain(fault.code);
  });
});

describe("a lesson's text", () => {
  const instructionsFor = async (type: KindCase["type"]) => {
    const [kindCase] = kindCases.filter((each) => each.type === type);
    if (kindCase === undefined) throw new Error(`No case of ${type}`);
    await lessonOf(kindCase, modelOf(kindCase, {}, kindCase.answer));
    return asked("lesson")[0]?.instructions ?? "";
  };

  it("says each word with its meaning and ends with a conversation, in languages alone", async () => {
    const rule = "with its meaning in one sentence";
    expect(await instructionsFor("vocabulary")).toContain(rule);
    expect(await instructionsFor("free_answer")).not.toContain(rule);
  });
});

it("offers stored programs that share the words of a lesson on their language", async () => {
  const [, stored] = kindCases.filter(({ type }) => type === "code");
  if (stored === undefined) throw new Error("No case of a stored program");
  await lessonOf(stored, modelOf(stored, {}, stored.answer));
  const programs = readList(asked("items")[0]?.data, "programs");
  expect(programs.length).toBeGreaterThan(0);
  expect(programs.length).toBeLessThanOrEqual(6);
  for (const program of programs) expect(readText(program, "code")).toMatch(/print|count|int/u);
});

describe("a document", () => {
  const request = documentRequest("en");
  const colony = "A honey bee colony is a community of insects that live together in one nest.";
  const workers = "Workers are female bees that do not lay eggs in a healthy colony.";
  const drones = "The drones are the males of the colony.";
  const shared = { concept: "Bees", step: "recall", explanation: "The text says so." };
  const cards = {
    ...shared,
    kind: "flashcards",
    quote: colony,
    cards: [
      { front: "honey bee colony", back: "a community of insects", quote: colony },
      { front: "Workers", back: "female bees that do not lay eggs", quote: workers },
      { front: "drones", back: "the males of the colony", quote: drones },
    ],
  };
  const written = {
    ...shared,
    kind: "free_answer",
    quote: "The wax is shaped into combs, and each comb is made of cells with six sides.",
    question: "What becomes of the wax of a hive?",
    points: ["shaped into combs", "cells with six sides"],
    answer: "It is shaped into combs, which hold cells with six sides.",
  };

  /** The first lesson of the document that a model drafts so, and that is solved as it should be. */
  async function lessonWith(...items: readonly object[]) {
    const { made } = await startModelService(peer.baseUrl);
    peer.behave(scriptedModel());
    const outline = await made.plan(request);
    const backs = cards.cards.map(({ front, back }) => `${front}=${back}`);
    peer.behave(
      scriptedModel(({ purpose, data }) => {
        if (purpose === "items" || purpose === "repair") return answer({ items });
        if (purpose !== "solve") return undefined;
        return answer({
          answers: readList(data, "items").map((item) =>
            solved(item, readText(item, "question").includes("wax") ? written.points : backs),
          ),
        });
      }),
    );
    return made.makeLesson(request, outline, 0);
  }

  const modelItems = ({ items }: Awaited<ReturnType<typeof lessonWith>>) =>
    items.filter(({ provenance }) => provenance.kind === "model");

  it("has cards, each with the place of its own sentence, and a free answer", async () => {
    const items = modelItems(await lessonWith(cards, written));
    expect(items.map(({ exercise }) => exercise.content_type)).toEqual([
      "flashcards",
      "free_answer",
    ]);
    expect(items[0]?.provenance).toMatchObject({
      quote: colony,
      parts: [colony, workers, drones].map((quote) => ({ quote, page: 1 })),
    });
  });

  it("is asked for neither words nor a conversation", async () => {
    await lessonWith(cards);
    const { instructions = "" } = asked("items")[0] ?? {};
    expect(instructions).toContain("- free_answer: ");
    expect(instructions).not.toMatch(/- (?:vocabulary|dialogue|code|character|image_labelling): /u);
  });

  it("publishes no card whose sentence stands elsewhere, or nowhere", async () => {
    const moved = { ...cards, cards: cards.cards.map((card) => ({ ...card, quote: drones })) };
    expect(modelItems(await lessonWith(moved))).toEqual([]);
  });
});
