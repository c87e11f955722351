import type { StrictInputType } from "storybook/internal/types";

/** From the least to the most, as a list of sizes reads. */
const scale = [
  "inherit",
  "none",
  "thumb",
  "xsmall",
  "small",
  "card",
  "normal",
  "medium",
  "large",
  "xlarge",
  "xxlarge",
  "full",
];

/** Where a value stands among sizes or numbers; below zero for what has no order. */
function rank(value: unknown): number {
  return typeof value === "number" ? value : scale.indexOf(String(value));
}

/** Sizes and numbers in their order; the reader of types gives them in any. */
function inOrder(values: readonly unknown[]): readonly unknown[] {
  const isOrdered = values.every((value) => typeof value === "number" || rank(value) >= 0);
  return isOrdered ? values.toSorted((one, other) => rank(one) - rank(other)) : values;
}

const isChosen = (option: unknown) => option !== undefined && option !== "undefined";

/** What can be chosen, without the `undefined` that an optional property may also be. */
export function choicesOf({
  type,
  options,
}: StrictInputType): Pick<StrictInputType, "type" | "options"> {
  return {
    ...(options === undefined ? {} : { options: options.filter(isChosen) }),
    ...(type?.name === "enum"
      ? { type: { ...type, value: [...inOrder(type.value.filter(isChosen))] } }
      : {}),
  };
}

const literal = /^(?:"[^"]*"|-?\d+|null)$/;

/** A type that is one of some values, written out in the order in which they are offered. */
export function inOfferedOrder(summary: string, argType: StrictInputType): string {
  const { type, options } = choicesOf(argType);
  const values = type?.name === "enum" ? type.value.map((value) => JSON.stringify(value)) : [];
  const offered = options?.map((option) => JSON.stringify(option)) ?? values;
  const parts = summary === "enum" ? values : summary.split(" | ");
  if (parts.length === 0 || !parts.every((part) => literal.test(part))) return summary;
  const place = (part: string) => offered.indexOf(part) + 1 || offered.length + 1;
  return parts.toSorted((one, other) => place(one) - place(other)).join(" | ");
}

/** A default as it would be written: a text that is chosen among others stands in quotes. */
export function inQuotes(written: string | undefined, summary: string): string | undefined {
  const quoted = JSON.stringify(written);
  return summary.split(" | ").includes(quoted) ? quoted : written;
}
