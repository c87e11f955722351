import { describe, expect, it } from "vitest";

import { classifyTopic } from "../../classify/classifyTopic.ts";
import { readArithmeticTopic } from "./topics.ts";

describe("readArithmeticTopic", () => {
  it.each([
    ["Les fractions en CM2", ["fractions"]],
    ["le comptage", ["counting"]],
    ["Learn to count", ["counting"]],
    ["tellen", ["counting"]],
    ["Adding and subtracting fractions", ["addition", "subtraction", "fractions"]],
    ["Vergelijkingen met één onbekende", ["equations"]],
    ["Procenten berekenen", ["percentages"]],
    ["Carrés et racines carrées", ["powers"]],
    ["développer et factoriser", ["algebra"]],
    ["De tafels van vermenigvuldiging", ["multiplication"]],
    ["La géométrie au collège", ["geometry"]],
    ["meetkunde", ["geometry"]],
    ["Kansrekening", ["probability"]],
    ["Probabilités", ["probability"]],
    ["beginnende statistiek", ["statistics"]],
    ["Statistics and probability", ["statistics", "probability"]],
    ["Unit conversions", ["measures"]],
    ["Conversions d’unités de longueur", ["measures"]],
  ])("%s", (topic, strands) => {
    expect(readArithmeticTopic(topic)?.strands).toEqual(strands);
  });

  it.each([
    ["L’aire du triangle", "geometry", [1]],
    ["area of a trapezium", "geometry", [1]],
    ["de oppervlakte van een driehoek", "geometry", [1]],
    ["Théorème de Pythagore", "geometry", [3]],
    ["le triangle rectangle", "geometry", [3]],
    ["stelling van Pythagoras", "geometry", [3]],
    ["volume of a cylinder", "geometry", [5]],
    ["inhoud van een cilinder", "geometry", [5]],
    ["Périmètres et aires", "geometry", [0, 1, 4]],
    ["omtrek van een cirkel", "geometry", [4]],
    ["les angles d’un triangle", "geometry", [2]],
    ["mean and median", "statistics", [0]],
    ["gemiddelde, mediaan en modus", "statistics", [0]],
    ["moyenne pondérée", "statistics", [1]],
    ["combinatoriek", "probability", [1]],
    ["l’échelle d’une carte", "measures", [1]],
  ] as const)("finds the levels that %s names", (topic, strand, levels) => {
    expect(readArithmeticTopic(topic)).toMatchObject({
      strands: [strand],
      levels: { [strand]: levels },
    });
  });

  it.each([
    ["théorème de Pythagore", "geometry"],
    ["l’aire du triangle", "geometry"],
    ["les probabilités", "statistics"],
    ["moyenne et médiane", "statistics"],
    ["area and perimeter", "geometry"],
    ["volume of a cylinder", "geometry"],
    ["mean and median", "statistics"],
    ["meetkunde", "geometry"],
    ["oppervlakte van een driehoek", "geometry"],
    ["kansrekening", "statistics"],
    ["gemiddelde en mediaan", "statistics"],
  ] as const)("takes on what the classifier finds: %s", (topic, skill) => {
    expect(classifyTopic(topic)).toMatchObject({ domain: "mathematics", skill });
    expect(readArithmeticTopic(topic)).not.toBeNull();
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
    "géométrie analytique",
    "linear regression and statistics",
    "de normale verdeling",
    "la symétrie en géométrie",
    "probabilités conditionnelles",
    "completing the square",
    "the unit circle",
    "lois de probabilité",
    "surface area of cones and spheres",
    "driehoek van Pascal",
    "Sinus, cosinus et tangente",
    "les suites numériques",
    "",
  ])("leaves what no template teaches: %s", (topic) => {
    expect(readArithmeticTopic(topic)).toBeNull();
  });
});
