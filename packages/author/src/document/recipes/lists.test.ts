import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { listsRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";

async function itemsOnLists(request: AuthorRequest) {
  const drafts = await draftAll(request);
  return drafts.flatMap((draft) =>
    draft.items.flatMap((item) => {
      const { exercise } = item;
      return (exercise.content_type === "quiz" && exercise.content.multiple) ||
        exercise.content_type === "categorization"
        ? [{ draft, item, exercise }]
        : [];
    }),
  );
}

describe.each(["en", "fr", "nl"] as const)("lists of a document in %s", (language) => {
  const request = listsRequest(language);

  it("asks what an introduced list holds, and which of two lists holds what", async () => {
    const found = await itemsOnLists(request);
    const kinds = found.map(({ exercise }) => exercise.content_type);
    expect(kinds.filter((kind) => kind === "quiz")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "categorization")).toHaveLength(1);
    for (const { draft } of found) expect(verifyLesson(draft, request).rejected).toEqual([]);
  });

  it("has entries of that list as right choices, and of no other", async () => {
    for (const { item, exercise } of await itemsOnLists(request)) {
      if (exercise.content_type !== "quiz") continue;
      const quote = item.source?.quote ?? "";
      const { choices, correct_choice_ids: right } = exercise.content;
      for (const { id, text } of choices)
        expect(quote.includes(plainText(text)), plainText(text)).toBe(right.includes(id));
    }
  });

  it("shows the lists to be read before it asks", async () => {
    const [found] = await itemsOnLists(request);
    const blocks = found?.draft.items.flatMap(({ exercise }) =>
      exercise.content_type === "lesson" ? exercise.content.blocks : [],
    );
    expect(blocks?.filter(({ type }) => type === "list").length).toBeGreaterThan(0);
  });

  it("catches every planted fault", async () => {
    const random = createRandom("lists");
    const planted = (await draftAll(request)).flatMap((draft) =>
      draft.items.flatMap((item) =>
        injectFaults(item, random).map((faulty) => ({ ...faulty, draft })),
      ),
    );
    const names = new Set(planted.map(({ fault }) => fault));
    for (const fault of [
      "wrong entry keyed",
      "entry among the wrong ones",
      "another introduction",
      "invented choice",
      "half an entry",
      "other group",
      "changed list",
      "corrupted quote",
      "shorter quote",
    ])
      expect(names, fault).toContain(fault);
    const missed = planted.filter(
      ({ item, draft }) => verifyLesson({ ...draft, items: [item] }, request).rejected.length === 0,
    );
    expect(missed.map(({ fault, item }) => `${fault}: ${item.title}`)).toEqual([]);
  });
});

it.each([
  ["en", "The beekeeper needs tools such as these:"],
  ["en", "Some of the tools that the beekeeper needs are listed below:"],
  ["fr", "L’apiculteur a notamment besoin des outils suivants :"],
  ["nl", "De imker heeft onder andere het volgende gereedschap nodig:"],
] as const)("leaves open lists alone: %s %s", async (language, introduction) => {
  const { source, ...request } = listsRequest(language);
  if (source.kind !== "document") throw new Error("No document");
  const { document } = source;
  const first = document.entryLists?.[0];
  if (first === undefined) throw new Error("No list");
  const start = first.entries[0]?.start ?? 0;
  const pages = document.pages.map((page) => {
    if (page.number !== first.page) return page;
    const before = page.text.slice(0, start - 2);
    const from = before.lastIndexOf(". ") + 2;
    const own = introduction.padEnd(before.length - from, " ");
    return { ...page, text: before.slice(0, from) + own + page.text.slice(start - 2) };
  });
  const opened = { ...request, source: { ...source, document: { ...document, pages } } };
  const found = await itemsOnLists(opened);
  expect(found.map(({ item }) => item.source?.quote ?? "").join()).not.toContain(introduction);
});

it("shows that a list goes on overleaf", async () => {
  const { source, ...request } = listsRequest("en");
  if (source.kind !== "document") throw new Error("No document");
  const entryLists = source.document.entryLists?.map((list) => ({ ...list, isCut: true })) ?? [];
  const cut = { ...request, source: { ...source, document: { ...source.document, entryLists } } };
  const [found] = await itemsOnLists(cut);
  const blocks = found?.draft.items.flatMap(({ exercise }) =>
    exercise.content_type === "lesson" ? exercise.content.blocks : [],
  );
  const lists = blocks?.flatMap((block) => (block.type === "list" ? [block.items] : [])) ?? [];
  expect(lists.map((items) => plainText(items.at(-1) ?? ""))).toEqual(lists.map(() => "…"));
  expect(found && verifyLesson(found.draft, cut).rejected).toEqual([]);
});
