import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { readSampleText } from "../../testing/makePdf.ts";
import { documentRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { documentFromText } from "../documentFromText.ts";

/** Terms of a hand-out, each defined by one sentence, and tools that a list below a title explains. */
const samples: Readonly<Record<InstructionLanguage, readonly [prose: string, list: string]>> = {
  en: [
    `The frame is the structure that carries the wheels and the saddle. A reflector is a device that sends the light
back to where it came from. The derailleur is the mechanism that moves the chain from one sprocket to the other.
By tread we mean the pattern cut into the rubber.`,
    `- smoker: the tin in which chips of wood burn
- hive tool: the flat bar that lifts the combs
- veil: the fine net in front of the face
- feeder: the box from which colonies drink sugar`,
  ],
  fr: [
    `Le cadre est la structure qui relie les roues et la selle. Un catadioptre est un dispositif qui renvoie la
lumière vers sa source. Le dérailleur est le mécanisme qui fait passer la chaîne d’un pignon à l’autre. On appelle
moyeu la partie centrale autour de laquelle tourne une roue.`,
    `- enfumoir : la boîte dans laquelle brûlent des copeaux
- lève-cadre : la barre plate qui décolle les rayons
- voile : le filet fin devant le visage
- nourrisseur : le bac où les colonies boivent du sucre`,
  ],
  nl: [
    `Het frame is het geraamte dat de wielen en het zadel draagt. Een reflector is een plaatje dat het licht naar de
bron terugkaatst. De derailleur is het mechaniek dat de ketting naar een ander tandwiel verplaatst. Onder profiel
verstaan we het patroon van groeven in het rubber.`,
    `- beroker: het blik waarin houtsnippers branden
- kastbeitel: de platte staaf die de ramen licht
- sluier: het fijne net voor het gezicht
- voerbak: de kist waaruit volken suiker drinken`,
  ],
};

function request(language: InstructionLanguage): AuthorRequest {
  const [prose, list] = samples[language];
  const text = `# A\n\n${prose.replaceAll("\n", " ")}\n\n## B\n\n${list}\n\n${readSampleText(language)}`;
  const result = documentFromText(text);
  if (result.status === "refused") throw new Error(`The sample text is refused: ${result.code}`);
  return { ...documentRequest(language), source: { kind: "document", document: result.document } };
}

describe.each(["en", "fr", "nl"] as const)("terms of a short text in %s", (language) => {
  const [prose, list] = samples[language];
  const given = request(language);
  const pairsOf = async () =>
    (await draftAll(given)).flatMap((draft) =>
      draft.items.flatMap((item) =>
        item.exercise.content_type === "matching"
          ? [{ draft, item, content: item.exercise.content }]
          : [],
      ),
    );

  it("are matched with what sentences and lists say of them", async () => {
    const matchings = await pairsOf();
    const terms = matchings.flatMap(({ content: { left } }) =>
      left.map(({ text }) => plainText(text)),
    );
    expect(terms.filter((term) => prose.includes(term)).length).toBeGreaterThan(2);
    expect(terms.filter((term) => list.includes(`- ${term}`))).toHaveLength(4);
    for (const { draft } of matchings) expect(verifyLesson(draft, given).rejected).toEqual([]);
  });

  it("are published with none of the planted faults", async () => {
    const random = createRandom("definitions");
    for (const { draft, item } of await pairsOf()) {
      const planted = injectFaults(item, random);
      expect(planted.map(({ fault }) => fault)).toEqual(
        expect.arrayContaining(["swapped pairs", "half an entry", "shorter quote"]),
      );
      for (const { fault, item: faulty } of planted)
        expect(verifyLesson({ ...draft, items: [faulty] }, given).rejected, fault).toHaveLength(1);
    }
  });
});
