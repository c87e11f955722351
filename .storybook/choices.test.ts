import { expect, test } from "vitest";
import { choicesOf, inOfferedOrder, inQuotes } from "./choices.ts";

const oneOf = (...value: unknown[]) => ({ type: { name: "enum" as const, value } });

test("levels and sizes are offered from the least to the most", () => {
  expect(choicesOf(oneOf(4, 3, 1, 2, 5, 6)).type).toMatchObject({ value: [1, 2, 3, 4, 5, 6] });
  const sizes = choicesOf(oneOf("small", "large", "none", "xsmall", undefined));
  expect(sizes.type).toMatchObject({ value: ["none", "xsmall", "small", "large"] });
});

test("what has no order keeps its own", () => {
  expect(choicesOf(oneOf("right", "left")).type).toMatchObject({ value: ["right", "left"] });
});

test("a type is written in the order in which a story offers its values", () => {
  const offered = { options: ["neutral", "warm"] };
  expect(inOfferedOrder('"warm" | "neutral" | null', offered)).toBe('"neutral" | "warm" | null');
  expect(inOfferedOrder("4 | 1 | 2", oneOf(4, 1, 2))).toBe("1 | 2 | 4");
  expect(inOfferedOrder("enum", oneOf("large", "undefined", "small"))).toBe('"small" | "large"');
  expect(inOfferedOrder("ReactNode", oneOf())).toBe("ReactNode");
});

test("a default that is one of the choices stands in quotes", () => {
  expect(inQuotes("medium", '"small" | "medium"')).toBe('"medium"');
  expect(inQuotes("sizeOfLevel[level]", '"small" | "medium"')).toBe("sizeOfLevel[level]");
  expect(inQuotes("2", "1 | 2")).toBe("2");
  expect(inQuotes(undefined, "string")).toBeUndefined();
});
