import { describe, expect, it } from "vitest";

import { areSteps } from "./areSteps.ts";

const washing = {
  fr: [
    "Mouiller les mains à l’eau tiède.",
    "Prendre une dose de savon.",
    "Frotter pendant 30 secondes.",
  ],
  en: ["Wet the hands with water.", "Take a dose of soap.", "Rub for 30 seconds."],
  nl: ["Maak de handen nat.", "Neem een dosis zeep.", "Wrijf de handen 30 seconden lang."],
};
const water = {
  fr: [
    "L’eau des océans s’évapore.",
    "La vapeur se condense en nuages.",
    "La pluie tombe sur les terres.",
  ],
  en: [
    "Water of the oceans evaporates.",
    "The vapour condenses into clouds.",
    "Rain falls on the land.",
  ],
  nl: ["Het water van de zee verdampt.", "De damp vormt wolken.", "De regen valt op het land."],
};
const rules = {
  fr: ["Porter des lunettes.", "Attacher les cheveux.", "Ranger les sacs."],
  en: ["Wear the goggles.", "Tie your hair.", "Leave the bags outside."],
  nl: ["Draag een bril.", "Bind je haar op.", "Laat de tassen buiten."],
};

describe("areSteps", () => {
  it.each([
    ["fr", "Lavage des mains", washing.fr],
    ["fr", "Le cycle de l’eau", water.fr],
    ["en", "Hands", washing.en],
    ["en", "Stages of the water cycle", water.en],
    ["nl", "Handen wassen", washing.nl],
    ["nl", "De kringloop van het water", water.nl],
  ] as const)("%s: %s", (language, above, steps) => {
    expect(areSteps([above], steps, language)).toBe(true);
  });

  it.each([
    ["fr", "Règles du laboratoire", rules.fr],
    ["fr", "Au laboratoire", rules.fr],
    ["fr", "Trois raisons de partir", water.fr],
    ["fr", "La pluie", water.fr],
    ["en", "In the laboratory", rules.en],
    ["en", "Safety rules", washing.en],
    ["en", "Rain", water.en],
    [
      "en",
      "In the kitchen",
      ["Never taste the soap.", "Do not run until the floor is dry.", "Take your time."],
    ],
    ["nl", "In het lab", rules.nl],
    ["nl", "Vijf tips", washing.nl],
    ["nl", "Regen", water.nl],
  ] as const)("finds no steps in %s: %s", (language, above, entries) => {
    expect(areSteps([above], entries, language)).toBe(false);
  });
});
