import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../../model/AuthorRequest.ts";
import { draftAll } from "../../../testing/draftAll.ts";
import { languageRequest } from "../../../testing/requests.ts";
import { verifyLesson } from "../../../verify/verifyLesson.ts";
import { verbsOf } from "./Verb.ts";

const requests: readonly (readonly [name: string, request: AuthorRequest])[] = [
  ["English", languageRequest("english", "fr", "les verbes anglais au présent")],
  ["French", languageRequest("french", "en", "French verbs")],
  ["Dutch", languageRequest("dutch", "fr", "conjugaison néerlandaise")],
  ["German", languageRequest("german", "nl", "Duitse werkwoorden")],
  ["Spanish", languageRequest("spanish", "fr", "conjugaison espagnole")],
  ["Italian", languageRequest("italian", "en", "present tense in Italian")],
  ["Portuguese", languageRequest("portuguese", "nl", "werkwoorden vervoegen in het Portugees")],
];

describe.each(requests)("the verbs of %s", (name, request) => {
  it("make lessons of which nothing is rejected", async () => {
    const drafts = await draftAll(request);
    expect(drafts.length).toBeGreaterThanOrEqual(6);
    for (const draft of drafts) {
      const { rejected, publishable } = verifyLesson(draft, request);
      expect(rejected.map(({ item, reasons }) => [item.exercise, reasons])).toEqual([]);
      expect(publishable).toBe(true);
      const written = draft.items.filter(
        ({ exercise }) =>
          exercise.content_type === "fill_in_blank" && exercise.content.bank === undefined,
      );
      // Of an English verb one form alone is not the infinitive, and of “can” none is.
      expect(written.length).toBeGreaterThanOrEqual(name === "English" ? 2 : 4);
    }
  });
});

it("are taught to those who read in the language itself, without meanings", async () => {
  const { source, ...request } = languageRequest("french", "fr", "la conjugaison");
  if (source.kind !== "topic") throw new Error("No topic");
  const own: AuthorRequest = { ...request, source: { ...source, area: "fle" } };
  for (const draft of await draftAll(own)) {
    const { rejected, publishable } = verifyLesson(draft, own);
    expect(rejected).toEqual([]);
    expect(publishable).toBe(true);
    const kinds = draft.items.map(({ exercise }) => exercise.content_type);
    expect(kinds).not.toContain("vocabulary");
  }
});

it("ask for no form in a gap that the infinitive beside it gives away", async () => {
  for (const skill of ["german", "dutch", "english"])
    for (const { items } of await draftAll(languageRequest(skill, "fr", "conjugaison")))
      for (const { exercise } of items) {
        if (exercise.content_type !== "fill_in_blank") continue;
        for (const part of exercise.content.segments)
          expect(part.type === "gap" && part.hint?.replace("to ", "") === part.answers[0]).toBe(
            false,
          );
      }
});

it("hint at a stem that changes by the same person of a verb that changes alike", async () => {
  const drafts = await draftAll(languageRequest("german", "fr", "conjugaison allemande"));
  const hintsOf = (answer: string) =>
    drafts.flatMap(({ items }) =>
      items.flatMap(({ exercise, hint = "" }) =>
        exercise.content_type === "fill_in_blank" &&
        exercise.content.segments.some((part) => part.type === "gap" && part.answers[0] === answer)
          ? [hint]
          : [],
      ),
    );
  const asked = ["spricht", "gibt", "hilfst", "isst", "wirst", "nimmst", "liest", "siehst"];
  const hints = asked.flatMap(hintsOf);
  expect(hints.length).toBeGreaterThan(2);
  for (const hint of hints) expect(hint).toMatch(/voyelle.*\s(?:er|du) \p{Letter}+\s»/u);
});

describe("verbsOf", () => {
  const formsOf = (lang: "fr" | "nl" | "es", infinitive: string) =>
    verbsOf(lang, "en")
      .find((verb) => verb.infinitive === infinitive)
      ?.forms.map(({ person, form }) => person + form);

  it("elides, and keeps spaces", () => {
    expect(formsOf("fr", "avoir")?.slice(0, 2)).toEqual(["j’ai", "tu as"]);
    expect(formsOf("fr", "habiter")?.[0]).toBe("j’habite");
    expect(formsOf("fr", "parler")?.[0]).toBe("je parle");
  });

  it("names two people where the pronoun might be one woman", () => {
    expect(formsOf("nl", "zijn")?.at(-1)).toBe("Anna en Tom zijn");
  });

  it("accepts both forms where both are said", () => {
    const kunnen = verbsOf("nl", "fr").find(({ infinitive }) => infinitive === "kunnen");
    expect(kunnen?.forms[1]?.accepted).toEqual(["kunt", "kan"]);
  });

  it("has no meaning to tell in the verb's own language, and no verbs of Japanese", () => {
    expect(verbsOf("fr", "fr")[0]?.meaning).toBeNull();
    expect(verbsOf("ja", "fr")).toEqual([]);
  });
});
