import { describe, expect, it } from "vitest";

import { numberedSteps } from "./numberedSteps.ts";

const long =
  "It takes a while, since the frames stick to each other with what the bees make of resin, and nobody should hurry with it at all, least of all on a cold or windy day in spring.";

describe("numberedSteps", () => {
  it("shows the first sentence of a long step", () => {
    expect(
      numberedSteps(
        ["Open the hive slowly.", `Take the frames out. ${long}`, "Brush the floor clean."],
        "en",
      ),
    ).toEqual(["Open the hive slowly.", "Take the frames out.", "Brush the floor clean."]);
  });

  it("takes the signs away that tell the last step", () => {
    expect(
      numberedSteps(["ouvrir la ruche ;", "retirer les cadres ;", "brosser le plancher."], "fr"),
    ).toEqual(["ouvrir la ruche", "retirer les cadres", "brosser le plancher"]);
  });

  it("stops before a step that cannot be shown", () => {
    const steps = ["Open de kast rustig.", "Haal de ramen eruit.", "Borstel de vloer schoon."];
    expect(numberedSteps([...steps, "Herhaal stap 2.", "Sluit de kast weer."], "nl")).toEqual(
      steps,
    );
    expect(numberedSteps([...steps, "Dek toe.", "Sluit de kast weer."], "nl")).toEqual(steps);
  });

  it.each([
    [
      "what changes a long step",
      ["Open the hive.", `Take the frames out. Unless it rains. ${long}`, "Brush the floor."],
    ],
    [
      "a step that says what another does",
      ["Rinse the brush.", "Wash the brush with soap.", "Rinse the brush once more."],
    ],
    ["too few", ["Open the hive slowly.", "Brush the floor clean."]],
    [
      "what happens beside another step",
      ["Open the hive.", "At the same time, light the smoker.", "Brush the floor."],
    ],
  ])("shows none with %s", (_, entries) => {
    expect(numberedSteps(entries, "en")).toEqual([]);
  });
});
