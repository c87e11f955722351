import { describe, expect, it } from "vitest";

import { belongingsIn } from "./belongingsIn.ts";

const header = ["", "Need", "Process", "Leads to", "Seen in"];
const normative = ["Normative", "to be liked", "emotional", "compliance", "crowds"];
const informational = ["Informational", "to be right", "cognitive", "conviction", "crises"];

function saidIn(rows: readonly (readonly string[])[], names = header) {
  return belongingsIn(names, rows, "en")?.kinds.map(({ name, said }) => [
    name,
    ...said.map((each) => each.join(": ")),
  ]);
}

describe("belongingsIn", () => {
  it("finds what tells each kind from the others", () => {
    expect(saidIn([normative, informational])).toEqual([
      [
        "Normative",
        "Need: to be liked",
        "Process: emotional",
        "Leads to: compliance",
        "Seen in: crowds",
      ],
      [
        "Informational",
        "Need: to be right",
        "Process: cognitive",
        "Leads to: conviction",
        "Seen in: crises",
      ],
    ]);
  });

  it.each([
    ["is the same of two kinds", "emotional"],
    ["holds what is said of another", "emotional and cognitive"],
    ["names its kind", "informational"],
    ["stands in another column too", "crises"],
    ["is a sign", "–"],
    ["is long", "of the mind ".repeat(9)],
  ])("leaves out what %s", (_, cell) => {
    const changed = informational.with(2, cell);
    const said = saidIn([normative, changed])?.flat();
    expect(said).not.toContain(`Process: ${cell}`);
    expect(said).toContain("Need: to be right");
  });

  it("leaves out columns that are not named, and takes no more than a question holds", () => {
    expect(
      saidIn([normative, informational], ["", "Need", "", "Leads to", "Seen in"])?.flat(),
    ).toHaveLength(2 + 6);
    const wide = Array.from({ length: 7 }, (_, at) => `Trait ${String.fromCodePoint(65 + at)}`);
    const cells = (kind: string) => [
      kind,
      ...wide.map((name) => `${name} of what is ${kind.slice(0, 2)}`),
    ];
    const found = belongingsIn(["", ...wide], [cells("Alpha"), cells("Omega")], "en");
    expect(found?.kinds.flatMap(({ said }) => said)).toHaveLength(8);
  });

  it.each([
    ["a single kind", [normative]],
    [
      "five kinds",
      Array.from({ length: 5 }, (_, at) =>
        ["kind", "need", "process", "end", "place"].map((cell) => cell + at),
      ),
    ],
    [
      "too little of one kind",
      [normative, ["Informational", "to be liked", "emotional", "compliance", "crises"]],
    ],
  ])("finds nothing in %s", (_, rows) => {
    expect(saidIn(rows)).toBeUndefined();
  });
});
