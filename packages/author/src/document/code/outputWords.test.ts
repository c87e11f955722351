import { describe, expect, it } from "vitest";

import { announcesOutput } from "./outputWords.ts";

describe("what announces the output of the program above", () => {
  it.each([
    ["en", "Output:"],
    ["en", "This program prints:"],
    ["en", "Running it prints:"],
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
    ["en", "Output if n is 7:"],
    ["en", "The output is not:"],
    ["en", "Results are written in files like this one:"],
    ["en", "This produces the machine code:"],
    ["en", "This function takes two numbers. It is called here:"],
    ["fr", "Le programme suivant affiche les carrés :"],
    ["nl", "Het volgende programma toont de kwadraten:"],
    ["nl", "Een lus loopt door een lijst."],
  ] as const)("not %s: %s", (language, text) => {
    expect(announcesOutput(text, language)).toBe(false);
  });
});
