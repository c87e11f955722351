import { describe, expect, it } from "vitest";

import type { ItemDraft, LessonDraft } from "../../model/LessonDraft.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { makePdf, readSampleText } from "../../testing/makePdf.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { extractDocument } from "../extractDocument.ts";

type Language = "en" | "fr" | "nl";
type Of<Kind extends string> = Extract<ItemDraft["exercise"], { content_type: Kind }>;

/** Nothing stands above the first column: what is said of the kinds stands beside, below or in other rows. */
const tables: Readonly<
  Record<Language, Readonly<Record<"beside" | "below" | "beds" | "rain", string>>>
> = {
  en: {
    beside: ` | Egg | Cell capped | Adult
Queen | 3 days | on day 8 | on day 16
Worker | 3 days | on day 9 | on day 21
Drone | 3 days | on day 10 | on day 24`,
    below: ` | Normative | Informational | Compelled
Need | to be liked | to be right | to be safe
Weight | 4 kg | 7 kg | 9 kg
Process | emotional | cognitive | fearful`,
    beds: ` | Bed A | Bed B | Bed C
First year | cabbage | carrots | beans
Second year | carrots | beans | cabbage
Third year | beans | cabbage | carrots`,
    rain: ` | Spring | Autumn
North coast | 12 cm | 30 cm
East coast | 17 cm | 41 cm
West coast | 9 cm | 28 cm`,
  },
  fr: {
    beside: ` | Œuf | Cellule fermée | Adulte
Reine | 3 jours | au jour 8 | au jour 16
Ouvrière | 3 jours | au jour 9 | au jour 21
Mâle | 3 jours | au jour 10 | au jour 24`,
    below: ` | Effusif | Explosif | Mixte
Magma | pauvre en silice | riche en silice | moyen en silice
Hauteur | 4 km | 7 km | 9 km
Produits | coulées | cendres | blocs`,
    beds: ` | Carré A | Carré B | Carré C
Année une | choux | carottes | haricots
Année deux | carottes | haricots | choux
Année trois | haricots | choux | carottes`,
    rain: ` | Printemps | Automne
Côte nord | 12 cm | 30 cm
Côte est | 17 cm | 41 cm
Côte ouest | 9 cm | 28 cm`,
  },
  nl: {
    beside: ` | Ei | Cel dicht | Volwassen
Koningin | 3 dagen | op dag 8 | op dag 16
Werkster | 3 dagen | op dag 9 | op dag 21
Dar | 3 dagen | op dag 10 | op dag 24`,
    below: ` | Noorden | Midden | Zuiden
Inwoners | ruim 2 miljoen | ruim 3 miljoen | ruim 4 miljoen
Dorpen | 400 | 700 | 900
Taal | Nederlands | Fries | Frans`,
    beds: ` | Vak A | Vak B | Vak C
Jaar een | kolen | wortels | bonen
Jaar twee | wortels | bonen | kolen
Jaar drie | bonen | kolen | wortels`,
    rain: ` | Lente | Herfst
Noordkust | 12 cm | 30 cm
Oostkust | 17 cm | 41 cm
Westkust | 9 cm | 28 cm`,
  },
};
const titles = { en: "What the table says", fr: "Ce que dit le tableau", nl: "Wat de tabel zegt" };

async function requestFor(language: Language, table: string) {
  const text = `${readSampleText(language)}\n\n## ${titles[language]}\n\n${table}`;
  const result = await extractDocument(await makePdf(text));
  if (result.status === "refused") throw new Error(result.code);
  const { document } = result;
  return { seed: "seed", title: "", language, source: { kind: "document", document } } as const;
}

type Request = Awaited<ReturnType<typeof requestFor>>;

interface Asked {
  readonly request: Request;
  readonly rows: readonly (readonly string[])[];
  readonly draft: LessonDraft;
  /** Those on the table. */
  readonly items: readonly ItemDraft[];
}

async function askedOf(language: Language, table: string): Promise<Asked> {
  const request = await requestFor(language, table);
  const drafts = await draftAll(request);
  const on = (draft: LessonDraft) =>
    draft.items.filter(({ source }) => source?.quote.startsWith(" | ") === true);
  const draft = drafts.find((each) => on(each).length > 0);
  if (draft === undefined) throw new Error("No table is asked about");
  const rows = table.split("\n").map((line) => line.split(" | ").map((cell) => cell.trim()));
  return { request, rows, draft, items: on(draft) };
}

function only<Kind extends ItemDraft["exercise"]["content_type"]>(
  { items }: Asked,
  kind: Kind,
): { readonly item: ItemDraft; readonly exercise: Of<Kind> } {
  const isOfKind = (exercise: ItemDraft["exercise"]): exercise is Of<Kind> =>
    exercise.content_type === kind;
  const found = items.flatMap((item) =>
    isOfKind(item.exercise) ? [{ item, exercise: item.exercise }] : [],
  );
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} items of ${kind}`);
  return first;
}

/** What is published of an item that is drafted like this. */
function publishedOf({ request, draft }: Asked, item: ItemDraft): readonly ItemDraft[] {
  return verifyLesson({ ...draft, items: [item] }, request).accepted;
}

/** Each entry with the group that it is keyed to: "Queen: Adult: on day 16". */
function sorted({ content: { groups, items, members } }: Of<"categorization">): readonly string[] {
  const named = (wanted: string, all: typeof items) =>
    plainText(all.find(({ id }) => id === wanted)?.text ?? "").replaceAll(/\s:/gu, ":");
  return members
    .map((each) => `${named(each.group_id, groups)}: ${named(each.item_id, items)}`)
    .toSorted();
}

function expectNoFault(asked: Asked, item: ItemDraft): void {
  expect(publishedOf(asked, item)).toHaveLength(1);
  const planted = injectFaults(item, createRandom("nameless"));
  expect(planted).not.toEqual([]);
  for (const { fault, item: faulty } of planted)
    expect(publishedOf(asked, faulty), fault).toEqual([]);
}

describe.each(["en", "fr", "nl"] as const)(
  "a table in %s with nothing above its first column",
  { timeout: 60_000 },
  (language) => {
    const { beside, below, beds, rain } = tables[language];

    it("is read row by row, and shown with its rows named", async () => {
      const { request, rows, draft } = await askedOf(language, beside);
      const { document } = request.source;
      const [table, ...others] = document.tables ?? [];
      const text = document.pages.find(({ number }) => number === table?.page)?.text ?? "";
      expect(others).toEqual([]);
      expect(table?.rows.map((row) => row.map(({ start, end }) => text.slice(start, end)))).toEqual(
        rows,
      );
      const [header = [], ...body] = rows;
      const lesson = draft.items.find(({ exercise }) => exercise.content_type === "lesson");
      const blocks =
        lesson?.exercise.content_type === "lesson" ? lesson.exercise.content.blocks : [];
      const shown = blocks.flatMap((block) => (block.type === "table" ? [block] : []));
      expect(shown).toMatchObject([{ caption: titles[language], row_headers: true }]);
      expect(shown[0]?.header.map(plainText)).toEqual(header.slice(1));
      expect(shown[0]?.rows.map((row) => row.map(plainText))).toEqual(body);
      expect(verifyLesson(draft, request).rejected).toEqual([]);
    });

    it("has what it says beside its kinds sorted by them, and no fault of it published", async () => {
      const asked = await askedOf(language, beside);
      const [[, , capped = "", adult = ""] = [], ...kinds] = asked.rows;
      const { item, exercise } = only(asked, "categorization");
      expect(asked.items).toHaveLength(1);
      expect(sorted(exercise)).toEqual(
        kinds
          .flatMap(([kind, , one, other]) => [
            `${kind}: ${capped}: ${one}`,
            `${kind}: ${adult}: ${other}`,
          ])
          .toSorted(),
      );
      expectNoFault(asked, item);
      const { content } = exercise;
      const [first, second, ...others] = content.items;
      if (first === undefined || second === undefined) throw new Error("Nothing to be sorted");
      const changed = (change: Partial<typeof content>): ItemDraft => ({
        ...item,
        exercise: { ...exercise, content: { ...content, ...change } },
      });
      const shownAs = (text: typeof first.text) =>
        changed({ items: [{ ...first, text }, second, ...others] });
      const runs = typeof first.text === "string" ? [] : first.text;
      const named = plainText(runs.slice(0, 1));
      const renamed = (name: string) => runs.with(0, { text: name, lang: language });
      expect(publishedOf(asked, shownAs(renamed(named === capped ? adult : capped)))).toEqual([]);
      expect(publishedOf(asked, shownAs(runs.slice(2)))).toEqual([]);
      expect(publishedOf(asked, shownAs([...runs, { text: "x" }]))).toEqual([]);
      const groups = [...content.groups.slice(1), ...content.groups.slice(0, 1)].map(
        ({ text }, at) => ({ id: content.groups[at]?.id ?? "", text }),
      );
      expect(publishedOf(asked, changed({ groups }))).toEqual([]);
      const [, ...left] = content.groups;
      expect(publishedOf(asked, changed({ groups: left }))).toEqual([]);
    });

    it("has what it says below its kinds sorted by them, and the largest of a row told", async () => {
      const asked = await askedOf(language, below);
      const [kinds = [], first = [], [measure = "", ...figures] = [], last = []] = asked.rows;
      expect(asked.items).toHaveLength(2);
      const { item: sorting, exercise } = only(asked, "categorization");
      expect(sorted(exercise)).toEqual(
        kinds
          .flatMap((kind, at) =>
            at === 0
              ? []
              : [first, last].map(([name, ...cells]) => `${kind}: ${name}: ${cells[at - 1]}`),
          )
          .toSorted(),
      );
      expectNoFault(asked, sorting);
      const { item, exercise: quiz } = only(asked, "quiz");
      const { prompt, choices, correct_choice_ids: right } = quiz.content;
      expect(plainText(prompt)).toContain(measure);
      expect(plainText(prompt)).toMatch(/\b(?:row|ligne|rij)\b/u);
      expect(
        choices.filter(({ id }) => right.includes(id)).map(({ text }) => plainText(text)),
      ).toEqual([kinds[figures.length]]);
      expectNoFault(asked, item);
    });

    it("has a column matched with its rows where all hold the same, and no other one in its place", async () => {
      const asked = await askedOf(language, beds);
      const [[, own = "", other = ""] = [], ...body] = asked.rows;
      const { item, exercise } = only(asked, "matching");
      const { left, right, pairs, prompt } = exercise.content;
      const shown = (wanted: string, options: typeof left) =>
        plainText(options.find(({ id }) => id === wanted)?.text ?? "");
      expect(
        pairs
          .map((pair) => `${shown(pair.left_id, left)} | ${shown(pair.right_id, right)}`)
          .toSorted(),
      ).toEqual(body.map(([row, said]) => `${row} | ${said}`).toSorted());
      expectNoFault(asked, item);
      const runs = typeof prompt === "string" ? [] : prompt;
      expect(runs.map(({ text }) => text)).toContain(own);
      for (const name of [other, body[0]?.[0] ?? "", "Bed Z"]) {
        const named = runs.map((run) => (run.text === own ? { ...run, text: name } : run));
        const faulty = { ...exercise, content: { ...exercise.content, prompt: named } };
        expect(publishedOf(asked, { ...item, exercise: faulty }), name).toEqual([]);
      }
    });

    it("of figures alone has some looked up, by the names of their row and column", async () => {
      const asked = await askedOf(language, rain);
      const [header = [], ...body] = asked.rows;
      expect(asked.items).toHaveLength(3);
      for (const item of asked.items) {
        if (item.exercise.content_type !== "quiz") throw new Error("No question");
        const { prompt, choices, correct_choice_ids: right } = item.exercise.content;
        const names = typeof prompt === "string" ? [] : prompt.map(({ text }) => text);
        const column = header.findIndex((name) => name !== "" && names.includes(name));
        const row = body.find(([name = ""]) => names.includes(name));
        const key = plainText(choices.find(({ id }) => right.includes(id))?.text ?? "");
        expect(key).toBe(row === undefined ? body[1]?.[0] : row[column]);
        expectNoFault(asked, item);
      }
    });
  },
);
