import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { sentencesOf } from "./sentencesOf.ts";
import { stepsInProse } from "./stepsInProse.ts";

function told(text: string, language: InstructionLanguage) {
  const block = { text, page: 1, start: 100, heading: 0, isHeading: false };
  return stepsInProse(sentencesOf(block, 0, language), language);
}

describe("stepsInProse", () => {
  it.each([
    [
      "fr",
      "La pâte se prépare la veille. D’abord, on mélange la farine et l’eau. Ensuite, on laisse reposer la pâte. Puis on la façonne en boule. Enfin, on la met au four.",
      [
        "On mélange la farine et l’eau",
        "On laisse reposer la pâte",
        "On la façonne en boule",
        "On la met au four",
      ],
    ],
    [
      "fr",
      "À l'arrivée, contrôlez d'abord la propreté du camion. Mesurez ensuite la température des colis. Un écart est noté. Puis pesez deux colis. Vérifiez, enfin, les étiquettes.",
      [
        "À l'arrivée, contrôlez la propreté du camion",
        "Mesurez la température des colis",
        "Pesez deux colis",
        "Vérifiez les étiquettes",
      ],
    ],
    [
      "en",
      "First, isolate the supply. Then prove that the circuit is dead with a tester. Next, lock the switch: nobody else may turn it on. Finally, hang the tag on the lock.",
      [
        "Isolate the supply",
        "Prove that the circuit is dead with a tester",
        "Lock the switch: nobody else may turn it on",
        "Hang the tag on the lock",
      ],
    ],
    [
      "nl",
      "Eerst geven cellen het enzym renine af. Renine zet vervolgens een eiwit om in angiotensine I. Daarna maakt een enzym er angiotensine II van. Ten slotte houdt de nier meer water vast.",
      [
        "… geven cellen het enzym renine af",
        "… Renine zet een eiwit om in angiotensine I",
        "… maakt een enzym er angiotensine II van",
        "… houdt de nier meer water vast",
      ],
    ],
    [
      "nl",
      "Bekijk eerst de ondergrond. Die moet vlak zijn. Kijk daarna omhoog: hangen er kabels? Controleer vervolgens alle wielen. Zet ten slotte de omgeving af.",
      ["Bekijk de ondergrond", "Kijk omhoog", "Controleer alle wielen", "Zet de omgeving af"],
    ],
  ] as const)("%s: %s", (language, text, steps) => {
    const [found, ...others] = told(text, language);
    expect(found?.steps).toEqual(steps);
    expect(others).toEqual([]);
    const quote = text.slice((found?.start ?? 0) - 100, (found?.end ?? 0) - 100);
    expect(told(quote, language)[0]?.steps).toEqual(steps);
  });

  it.each([
    // Without the beginning.
    [
      "en",
      "Renin splits a protein into angiotensin I. Next, an enzyme in the lungs converts it into angiotensin II. Angiotensin II then narrows the vessels. Then it raises the thirst. Finally, the kidney retains more sodium.",
    ],
    // Two steps, and three.
    [
      "en",
      "First, open the hive. Then look at the combs. Finally, close it again after ten minutes.",
    ],
    ["en", "First, open the hive. Then close it again after ten minutes."],
    // Arguments, counted by the same words.
    [
      "fr",
      "D’abord, le café empêche de dormir. Ensuite, il irrite l’estomac. Enfin, il tache les dents.",
    ],
    [
      "fr",
      "D’abord, le train est rapide. Ensuite, il est sûr. Puis il est moins cher. Enfin, il est propre.",
    ],
    ["en", "Firstly, trains save time. Secondly, they save money. Thirdly, they save energy."],
    ["en", "First, it is cheap. Then, it is safe. Next, it is clean. Finally, it is quiet."],
    [
      "nl",
      "Ten eerste rijdt de trein snel. Ten tweede spaart hij geld. Ten slotte vervuilt hij minder.",
    ],
    [
      "fr",
      "D’abord, il réduit les trajets. Ensuite, il vide les bureaux. Puis il déplace les commerces. Enfin, il modifie le prix des logements.",
    ],
    [
      "en",
      "First, it emits little carbon. Then it needs little land. Finally, it provides stable output.",
    ],
    // What is told in between or last comes before.
    [
      "en",
      "First, dip the brush. Then paint the wall. Before that, you should clean it. Finally, let it dry for an hour.",
    ],
    [
      "fr",
      "D’abord, on coupe le pain. Ensuite, auparavant grillé, on le frotte d’ail. Enfin, on le sale.",
    ],
    // What the text will speak of.
    [
      "fr",
      "D’abord, nous verrons les causes. Ensuite, nous étudierons les effets. Enfin, nous parlerons des remèdes.",
    ],
    // Another case begins in between.
    [
      "nl",
      "Eerst maak je de kast open. Bij regen wacht je een dag. Daarna sluit je hem. Dan veeg je de vloer.",
    ],
    // Words that mean something else.
    [
      "en",
      "The first aid kit hangs here. It is better than nothing. By then the bees have left. Next to it stands a smoker.",
    ],
  ] as const)("finds none in %s: %s", (language, text) => {
    expect(told(text, language).map(({ steps }) => steps)).toEqual([]);
  });
});
