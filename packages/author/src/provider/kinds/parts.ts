import type { JSONSchema7 } from "@ai-sdk/provider";
import type { Option } from "@alambic/contract";

import { plainText } from "../../texts/rich-text.ts";
import { someText } from "./ModelKind.ts";

/** How an answer names two parts that belong together. */
export const joint = "=";

/** A list of objects that have these texts each. */
export function listOfParts(
  names: readonly string[],
  minItems: number,
  maxItems: number,
): JSONSchema7 {
  return {
    type: "array",
    minItems,
    maxItems,
    items: {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, someText])),
      required: [...names],
      additionalProperties: false,
    },
  };
}

export function shown(options: readonly Option[]) {
  return options.map(({ id, text }) => ({ id, text: plainText(text) }));
}

export function parted(answer: string): readonly [string, string] {
  const [first = "", ...rest] = answer.split(joint);
  return [first.trim(), rest.join(joint).trim()];
}

interface TwoSided {
  readonly id: string;
  readonly one: string;
  readonly other: string;
}

/** Things with two sides as a question in which one goes with which other: the others by the alphabet. */
export function askSides(things: readonly TwoSided[]) {
  return {
    choices: things.map(({ id, one }) => ({ id, text: one })),
    groups: others(things).map(({ other }, index) => ({ id: `g${index + 1}`, text: other })),
    answer: `for every choice: its id${joint}the id of the group that goes with it`,
  };
}

/** Which thing's other side an answer gives to each thing. */
export function readSides(
  things: readonly TwoSided[],
  answer: readonly string[],
): ReadonlyMap<string, TwoSided | undefined> {
  const sorted = others(things);
  return new Map(
    answer.map(parted).map(([id, group]) => [id, sorted[Number(group.slice(1)) - 1]] as const),
  );
}

function others(things: readonly TwoSided[]): readonly TwoSided[] {
  return things.toSorted((a, b) => (a.other < b.other ? -1 : 1));
}
