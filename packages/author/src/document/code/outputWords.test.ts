import { describe, expect, it } from "vitest";

import { announcesOutput } from "./outputWords.ts";

describe("what announces the output of the program above", () => {
  it.each([
    ["en", "Output:"],
    ["en", "This program prints:"],
    ["en", "Running it gives the following output:"],
    ["en", "which prints"],
    ["fr", "Affichage :"],
    ["fr", "Ce programme affiche :"],
    ["fr", "À l’exécution, on obtient :"],
    ["nl", "Uitvoer:"],
    ["nl", "Dit programma toont:"],
  ] as const)("%s: %s", (language, text) => {
    expect(announcesOutput(text, language)).toBe(true);
  });

  it.each([
    ["en", "The next program prints the squares:"],
    ["en", "This function takes two numbers. It is called here:"],
    ["fr", "Le programme suivant affiche les carrés :"],
    ["nl", "Het volgende programma toont de kwadraten:"],
    ["nl", "Een lus loopt door een lijst."],
  ] as const)("not %s: %s", (language, text) => {
    expect(announcesOutput(text, language)).toBe(false);
  });
});
