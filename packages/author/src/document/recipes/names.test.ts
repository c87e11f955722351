import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { readSampleText } from "../../testing/makePdf.ts";
import { textRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";

/** Three of whom one sentence each says something, one of whom two do, and one who is only mentioned. */
const samples: Readonly<Record<InstructionLanguage, string>> = {
  en: `Robert Menzies carried the proposal to Cairo, where the president of the country rejected it. Paul Durand bought
the first paintings in London and sold them on to collectors in America. The chemist Marie Curie found a new element in
the waste of a mine in Bohemia. Harold Lever repaired the relations with the bank and speeded up the payments. Lever
resigned in the autumn and left the work to those who came after him. The letter was written by a friend of Otto Hahn.
Pope Alexander VI read the letter in the garden of the palace and never answered it.`,
  fr: `Robert Menzies porta la proposition au Caire, où le président du pays la rejeta. Paul Durand acheta les anciens
tableaux à Londres pour des collectionneurs en Amérique. La chimiste Marie Curie trouva un nouvel élément
dans les déchets d’une mine de Bohême. Harold Lever répara les relations avec la banque et accéléra les paiements. Lever
démissionna en automne et laissa le travail à des gens plus jeunes. La lettre fut écrite par un ami de Otto Hahn.`,
  nl: `Robert Menzies bracht het voorstel naar Caïro, waar de president van het land een ander plan had. Paul Durand
kocht de mooiste schilderijen in Londen voor rijke verzamelaars in Amerika. De scheikundige Marie Curie vond een nieuw
element in het afval van een groeve in Bohemen. Harold Lever herstelde de betrekkingen met de bank en versnelde de
betalingen. Lever nam in de herfst ontslag en liet het werk over aan jongere mensen. De brief was geschreven door een
vriend van Otto Hahn.`,
};

describe.each(["en", "fr", "nl"] as const)("names of a short text in %s", (language) => {
  const text = samples[language].replaceAll("\n", " ");
  const request = textRequest(`# A\n\n${text}\n\n${readSampleText(language)}`, language);
  const all = async () => (await draftAll(request)).flatMap(({ items }) => items);

  it("are matched with the sentences that they were taken out of", async () => {
    const matched = (await all()).flatMap(({ exercise }) =>
      exercise.content_type === "matching" ? [exercise.content] : [],
    );
    const names = matched.find(({ right }) =>
      right.some((face) => plainText(face.text) === "Marie Curie"),
    );
    const shown = names?.right.map((face) => plainText(face.text)).toSorted();
    expect(shown).toEqual(["Harold Lever", "Marie Curie", "Paul Durand", "Robert Menzies"]);
    for (const face of names?.left ?? []) expect(plainText(face.text)).toContain("_____");
  });

  it("are told of with all that names them, and not where they are only mentioned", async () => {
    const alone = textRequest(
      `# A\n\n${text.slice(text.indexOf("Harold"))}\n\n${readSampleText(language)}`,
      language,
    );
    const told = (await draftAll(alone))
      .flatMap(({ items }) => items)
      .flatMap(({ exercise }) =>
        exercise.content_type === "free_answer" ? [exercise.content] : [],
      );
    const lever = told.filter(({ prompt }) => plainText(prompt).includes("Harold Lever"));
    expect(lever.map(({ key_points: points }) => points.length)).toEqual([2]);
    for (const name of ["Otto Hahn", "Alexander"])
      expect(told.filter(({ prompt }) => plainText(prompt).includes(name))).toEqual([]);
  });

  it("are asked about the sections that they stand in", async () => {
    const text = samples[language].replaceAll("\n", " ").split(/(?<=\.) /u);
    const sections = text.slice(0, 4).map((each, at) => `## Part ${at + 1}\n\n${each}`);
    const outline = await createBuiltInAuthor().plan(
      textRequest([...sections, readSampleText(language)].join("\n\n"), language),
    );
    expect(outline.description).not.toContain("Part ");
    expect(outline.objectives.join(" ")).toContain("Part 4");
  });

  it("are published with none of the planted faults", async () => {
    const random = createRandom("names");
    for (const draft of await draftAll(request)) {
      expect(verifyLesson(draft, request).rejected).toEqual([]);
      const planted = draft.items
        .filter(({ exercise }) => ["matching", "free_answer"].includes(exercise.content_type))
        .flatMap((item) => injectFaults(item, random));
      const missed = planted.filter(
        ({ item }) => verifyLesson({ ...draft, items: [item] }, request).rejected.length === 0,
      );
      expect(missed.map(({ fault, item }) => `${fault}: ${item.title}`)).toEqual([]);
    }
  });
});
