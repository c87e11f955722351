import { describe, expect, it } from "vitest";

import { reasonIn } from "./reasonIn.ts";

describe("reasonIn", () => {
  it.each([
    [
      "en",
      "Bees gather on the landing board because the colony is about to swarm.",
      "cause",
      "because the colony is about to swarm",
    ],
    [
      "fr",
      "Les abeilles battent des ailes afin de refroidir le couvain en été.",
      "purpose",
      "afin de refroidir le couvain en été",
    ],
    [
      "nl",
      "De imker sluit de kast in de herfst, zodat muizen geen warmte zoeken.",
      "purpose",
      "zodat muizen geen warmte zoeken",
    ],
  ] as const)("%s: %s", (language, sentence, kind, reason) => {
    expect(reasonIn(sentence, language)).toMatchObject({ kind, reason });
  });

  it.each([
    // Another's reason, the reader's, a denied one, one that says the claim again, none at all.
    "Bees gather on the landing board because of the heat of the summer.",
    "You open the upper box because the colony is about to swarm.",
    "Bees do not gather on the board because the colony is about to swarm.",
    "Swarming colonies gather on boards because swarming colonies need boards.",
    "Bees gather on the landing board in the heat of the summer.",
  ])("finds none in: %s", (sentence) => {
    expect(reasonIn(sentence, "en")).toBeNull();
  });

  it("tells reasons apart that a pronoun would tell", () => {
    const makes = [
      "Bees gather on the landing board because they are about to swarm.",
      "Bees gather on the landing board because the box is too warm.",
    ].map((sentence) => reasonIn(sentence, "en")?.make);
    expect(new Set(makes).size).toBe(2);
  });
});
