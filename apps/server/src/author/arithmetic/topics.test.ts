import { describe, expect, it } from "vitest";

import { readArithmeticTopic } from "./topics.ts";

describe("readArithmeticTopic", () => {
  it.each([
    ["Les fractions en CM2", ["fractions"]],
    ["Adding and subtracting fractions", ["addition", "subtraction", "fractions"]],
    ["Vergelijkingen met één onbekende", ["equations"]],
    ["Procenten berekenen", ["percentages"]],
    ["Carrés et racines carrées", ["powers"]],
    ["développer et factoriser", ["algebra"]],
    ["De tafels van vermenigvuldiging", ["multiplication"]],
  ])("%s", (topic, strands) => {
    expect(readArithmeticTopic(topic)?.strands).toEqual(strands);
  });

  it("finds the tables that are named", () => {
    expect(readArithmeticTopic("Tables de 7 et de 8")?.tables).toEqual([7, 8]);
    expect(readArithmeticTopic("la table de 12")?.tables).toEqual([]);
    expect(readArithmeticTopic("multiplication")?.tables).toEqual([]);
  });

  it.each(["calcul mental", "mental maths", "hoofdrekenen", "Arithmétique"])(
    "takes %s as a whole",
    (topic) => {
      expect(readArithmeticTopic(topic)?.general).toBe(true);
    },
  );

  it.each([
    "équations différentielles",
    "algèbre linéaire",
    "quadratic equations",
    "la division cellulaire",
    "géométrie",
    "kansrekening",
    "les suites numériques",
    "",
  ])("leaves what no template teaches: %s", (topic) => {
    expect(readArithmeticTopic(topic)).toBeNull();
  });
});
