import { describe, expect, it } from "vitest";

import { whyIn } from "./whyIn.ts";

describe("whyIn", () => {
  it.each([
    [
      "fr",
      "Une chaîne sale s’use trois fois plus vite, car la poussière agit comme du papier de verre.",
      "Une chaîne sale s’use trois fois plus vite",
      "car la poussière agit comme du papier de verre",
    ],
    [
      "fr",
      "Il est interdit de décongeler à température ambiante, car la surface se réchauffe bien avant le centre.",
      "Il est interdit de décongeler à température ambiante",
      "car la surface se réchauffe bien avant le centre",
    ],
    [
      "fr",
      "Un vélo pliant convient aux personnes qui prennent le train, parce qu’il se range sous un siège.",
      "Un vélo pliant convient aux personnes qui prennent le train",
      "parce qu’il se range sous un siège",
    ],
    [
      "en",
      "Because the flow in the two limbs runs in opposite directions, a small difference at each level is multiplied along the loop.",
      "… a small difference at each level is multiplied along the loop",
      "Because the flow in the two limbs runs in opposite directions",
    ],
    [
      "nl",
      "De rechternier ligt iets lager dan de linker, omdat de lever erboven ruimte inneemt.",
      "De rechternier ligt iets lager dan de linker",
      "omdat de lever erboven ruimte inneemt",
    ],
  ] as const)("%s: %s", (language, sentence, claim, reason) => {
    expect(whyIn(sentence, language)).toMatchObject({ claim, reason });
  });

  it.each([
    ["en", "It is high because the blood of the body has to be delivered for filtration."],
    ["en", "For that reason, and because concrete is expensive, engineers now look to turbines."],
    ["en", "The mill has been used by everybody, since the war of the farmers and the millers."],
    // Denied without a comma, it is perhaps the reason that is denied.
    ["en", "The bees of the hive do not gather on the board because the colony is about to swarm."],
    ["fr", "Elle sert toujours, parce que le cuivre de la bouillie s’accumule dans les sols."],
    ["nl", "Meer dan 99% daarvan wordt teruggenomen, omdat het lichaam het water nodig heeft."],
    // What came of it, not what it was done for.
    [
      "nl",
      "Het water van de rivier stijgt in het voorjaar, zodat de weiden langs de oever natter worden.",
    ],
    // The claim speaks of what the reason names.
    ["en", "Because the chain of the bicycle is dirty, it wears out far more quickly than others."],
  ] as const)("is silent of %s: %s", (language, sentence) => {
    expect(whyIn(sentence, language)).toBeNull();
  });
});
