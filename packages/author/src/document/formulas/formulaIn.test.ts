import { describe, expect, it } from "vitest";

import { formulasIn } from "./formulasIn.ts";

const found = (text: string, language: "en" | "fr" | "nl") =>
  formulasIn(text, language).map((formula) => {
    expect(text.slice(formula.start).startsWith(formula.text)).toBe(true);
    return formula.text;
  });

describe("formulas in texts", () => {
  it.each([
    [
      "The share that is left is reckoned so: Gross margin = revenue − cost of goods sold.",
      "en",
      "Gross margin = revenue − cost of goods sold",
    ],
    [
      "La marge vaut : Marge brute = chiffre d’affaires - coût d’achat.",
      "fr",
      "Marge brute = chiffre d’affaires - coût d’achat",
    ],
    ["Dus: snelheid = afstand ÷ tijd", "nl", "snelheid = afstand ÷ tijd"],
    [
      "Taux de marge = (prix de vente – coût) × 100 / coût",
      "fr",
      "Taux de marge = (prix de vente – coût) × 100 / coût",
    ],
    ["Ohm’s law, U = R × I, where R is the resistance and I the current.", "en", "U = R × I"],
    [
      "The accounting equation: Assets - Liabilities = Equity",
      "en",
      "Assets - Liabilities = Equity",
    ],
    ["Aire du disque = 3,14 × rayon²", "fr", "Aire du disque = 3,14 × rayon²"],
  ] as const)("%s", (text, language, formula) => {
    expect(found(text, language)).toEqual([formula]);
  });

  it.each([
    // Programs, settings, equations whose letters nobody explains.
    ["total = price + tax", "en"],
    ["path = directory / name", "en"],
    ["i = i + 1", "en"],
    ["Total = Price + tax", "en"],
    ["U = R × I", "en"],
    // A number alone, a name alone, a sign without its other side.
    ["Speed of light = 300 000", "en"],
    ["Net margin = profit", "en"],
    ["Net margin = × 100", "en"],
    ["Marge nette = résultat × 100 chiffre d’affaires", "fr"],
    // Words of the sentence around, units, itself, two equations.
    ["Gross margin = revenue − costs and then comes tax", "en"],
    ["Speed (km/h) = distance (km) / time (h)", "en"],
    ["Net margin = net margin × rate", "en"],
    ["Net margin = profit / revenue = 12", "en"],
  ] as const)("are none: %s", (text, language) => {
    expect(found(text, language)).toEqual([]);
  });
});
