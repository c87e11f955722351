import { createRuntimeFn as original } from "@vanilla-extract/recipes/createRuntimeFn";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRuntimeFn } from "./createRecipe.ts";

const recipe = {
  defaultClassName: "base",
  variantClassNames: {
    tone: { plain: "tone-plain", loud: "tone-loud", unstyled: "" },
    pinned: { true: "pinned", false: "loose" },
    size: { small: "size-small", large: "size-large" },
  },
  defaultVariants: { tone: "plain" },
  compoundVariants: [
    [{ tone: "plain", pinned: true }, "plain-pinned"],
    [{ pinned: false, size: "large" }, "loose-large"],
  ],
} satisfies Parameters<typeof createRuntimeFn>[0];

type Variants = Record<"tone" | "size", Record<string, string>> & {
  pinned: Record<"true" | "false", string>;
};

test("a recipe names the classes that vanilla-extract names", () => {
  const [own, theirs] = [createRuntimeFn(recipe), original<Variants>(recipe)];
  const choices = fc.record(
    {
      tone: fc.constantFrom("plain", "loud", "unstyled", undefined),
      pinned: fc.constantFrom(true, false, undefined),
      size: fc.constantFrom("small", "large", undefined),
    },
    { requiredKeys: [] },
  );
  const sorted = (names: string) => names.split(" ").toSorted();
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(sorted(own(chosen))).toEqual(sorted(theirs(chosen)));
    }),
    { seed: 20_261_120 },
  );
  expect(own()).toBe("base tone-plain");
});
