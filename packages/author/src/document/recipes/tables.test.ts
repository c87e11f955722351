import { describe, expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { makePdf, readSampleText, readTableText } from "../../testing/makePdf.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { extractDocument } from "../extractDocument.ts";
import { readDocument } from "../plan/readDocument.ts";

type Language = "en" | "fr" | "nl";

async function requestFor(language: Language, table = readTableText(language)) {
  const result = await extractDocument(await makePdf(`${readSampleText(language)}\n\n${table}`));
  if (result.status === "refused") throw new Error(result.code);
  const { document } = result;
  return { seed: "seed", title: "", language, source: { kind: "document", document } } as const;
}

describe.each(["en", "fr", "nl"] as const)(
  "a table of a PDF in %s",
  { timeout: 60_000 },
  (language) => {
    const rows = readTableText(language)
      .split("\n")
      .filter((line) => line.includes(" | "))
      .map((line) => line.split(" | "));

    it("is read row by row, and is no running text", async () => {
      const { document } = (await requestFor(language)).source;
      const [table, ...others] = document.tables ?? [];
      const text = document.pages.find(({ number }) => number === table?.page)?.text ?? "";
      expect(others).toEqual([]);
      expect(table?.rows.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual(
        rows,
      );
      expect(text.split("\n\n")).toContain(rows.map((row) => row.join(" | ")).join("\n"));
    });

    it("lends no words to the sentences of the document", async () => {
      const { document } = (await requestFor(language)).source;
      const elsewhere = readSampleText(language).toLowerCase();
      const own = rows
        .flatMap((row) => row.slice(1).flatMap((cell) => cell.split(" ")))
        .filter((word) => /^\p{Lowercase}/u.test(word) && !elsewhere.includes(word));
      expect(own).not.toEqual([]);
      const { commonWords } = readDocument(document).knowledge;
      expect(own.filter((word) => commonWords.has(word))).toEqual([]);
    });

    it("is shown, and its columns are matched", async () => {
      const request = await requestFor(language);
      const drafts = await draftAll(request);
      const found = drafts.flatMap((draft) =>
        draft.items.flatMap((item) => {
          const { exercise, source } = item;
          return exercise.content_type === "matching" && source?.quote.includes(" | ")
            ? [{ draft, exercise }]
            : [];
        }),
      );
      const [first] = found;
      if (first === undefined) throw new Error("No table is asked about");
      const [header = [], ...body] = rows;
      const asked = found.map(({ exercise }) => {
        const { left, right, pairs, prompt } = exercise.content;
        const column = header.findIndex((name, at) => at > 0 && plainText(prompt).includes(name));
        const shown = (id: string, options: typeof left) =>
          plainText(options.find((option) => option.id === id)?.text ?? "");
        expect(plainText(prompt)).toContain(header[0]);
        expect(pairs.length).toBeGreaterThanOrEqual(3);
        for (const pair of pairs) {
          const row = body.find(([name]) => name === shown(pair.left_id, left));
          expect(row?.[column]).toBe(shown(pair.right_id, right));
        }
        return column;
      });
      expect(asked).toEqual([...new Set(asked)]);
      const tables = first.draft.items.flatMap(({ exercise }) =>
        exercise.content_type === "lesson"
          ? exercise.content.blocks.filter(({ type }) => type === "table")
          : [],
      );
      expect(tables).toMatchObject([{ caption: expect.stringMatching(/\w/u) }]);
      expect(verifyLesson(first.draft, request).rejected).toEqual([]);
      const sentences = drafts
        .flatMap(({ items }) => items)
        .filter(({ exercise }) => exercise.content_type !== "matching");
      expect(sentences.filter(({ source }) => source?.quote.includes(" | "))).toEqual([]);
    });

    it("has every planted fault caught", async () => {
      const request = await requestFor(language);
      const random = createRandom("tables");
      const planted = (await draftAll(request)).flatMap((draft) =>
        draft.items
          .filter(({ exercise }) => ["matching", "lesson"].includes(exercise.content_type))
          .flatMap((item) => injectFaults(item, random).map((faulty) => ({ ...faulty, draft }))),
      );
      const names = new Set(planted.map(({ fault }) => fault));
      for (const fault of [
        "swapped pairs",
        "other columns",
        "half an entry",
        "changed table",
        "shorter quote",
      ])
        expect(names, fault).toContain(fault);
      const missed = planted.filter(
        ({ item, draft }) =>
          verifyLesson({ ...draft, items: [item] }, request).rejected.length === 0,
      );
      expect(missed.map(({ fault, item }) => `${fault}: ${item.title}`)).toEqual([]);
    });
  },
);

/** What is done at which hour, and with what; in each language. */
const plans: Readonly<Record<Language, string>> = {
  en: `Hour | Task | Tool
08:00 | Open the hive | Flat chisel
08:30 | Clean the frames | Soft brush
09:00 | Lift the combs | Flat chisel
09:30 | Sweep the floor | Soft brush`,
  fr: `Heure | Tâche | Outil
08:00 | Ouvrir la ruche | Ciseau plat
08:30 | Nettoyer les cadres | Brosse douce
09:00 | Lever les rayons | Ciseau plat
09:30 | Balayer le plancher | Brosse douce`,
  nl: `Uur | Taak | Gereedschap
08:00 | De kast openen | Platte beitel
08:30 | De ramen vegen | Zachte borstel
09:00 | De raten lichten | Platte beitel
09:30 | De vloer schoonmaken | Zachte borstel`,
};

it.each(["en", "fr", "nl"] as const)(
  "a table of hours in %s is put in order, and no fault of it is published",
  { timeout: 60_000 },
  async (language) => {
    const request = await requestFor(language, plans[language]);
    const random = createRandom("hours");
    const drafts = await draftAll(request);
    const found = drafts.flatMap((draft) =>
      draft.items.flatMap((item) =>
        item.exercise.content_type === "ordering" && item.source?.quote.includes(" | ") === true
          ? [{ draft, item, content: item.exercise.content }]
          : [],
      ),
    );
    const tasks = plans[language]
      .split("\n")
      .slice(1)
      .map((line) => line.split(" | ")[1]);
    expect(found).toHaveLength(1);
    for (const { draft, item, content } of found) {
      expect(
        content.correct_item_ids.map((id) =>
          plainText(content.items.find((each) => each.id === id)?.text ?? ""),
        ),
      ).toEqual(tasks);
      expect(verifyLesson(draft, request).rejected).toEqual([]);
      const planted = injectFaults(item, random);
      expect(planted).not.toEqual([]);
      for (const { fault, item: faulty } of planted)
        expect(verifyLesson({ ...draft, items: [faulty] }, request).rejected, fault).toHaveLength(
          1,
        );
    }
  },
);

it.each(["en", "fr", "nl"] as const)(
  "rows in %s are sorted by what a column says of several, and no fault of it is published",
  { timeout: 60_000 },
  async (language) => {
    const rows = plans[language].split("\n").map((line) => line.split(" | ").slice(1));
    const request = await requestFor(language, rows.map((row) => row.join(" | ")).join("\n"));
    const random = createRandom("kinds");
    const found = (await draftAll(request)).flatMap((draft) =>
      draft.items.flatMap((item) =>
        item.exercise.content_type === "categorization"
          ? [{ draft, item, content: item.exercise.content }]
          : [],
      ),
    );
    expect(found).toHaveLength(1);
    for (const { draft, item, content } of found) {
      const nameOf = (id: string, all: typeof content.items) =>
        plainText(all.find((each) => each.id === id)?.text ?? "");
      expect(
        content.members
          .map(({ item_id: own, group_id: group }) =>
            [nameOf(own, content.items), nameOf(group, content.groups)].join(" | "),
          )
          .toSorted(),
      ).toEqual(
        rows
          .slice(1)
          .map((row) => row.join(" | "))
          .toSorted(),
      );
      expect(verifyLesson(draft, request).rejected).toEqual([]);
      const planted = injectFaults(item, random);
      expect(planted).not.toEqual([]);
      for (const { fault, item: faulty } of planted)
        expect(verifyLesson({ ...draft, items: [faulty] }, request).rejected, fault).toHaveLength(
          1,
        );
    }
  },
);
