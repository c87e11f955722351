import { expect, test } from "vitest";
import { declarationsFor, declarationsIn, typeModulesOf } from "./declared-types.ts";

const source = `import type { Tone } from "./tones.ts";
import { Text } from "../text/Text.tsx";

/** A plan, with its price. */
export interface PlanOffer {
  readonly name: string;
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly kind: "first" }
  | {
      readonly kind: "last";
      readonly at: number;
    };

export interface Other<Value> {
  readonly value: Value;
}

export interface PlanCardsProps {
  readonly plans: readonly PlanOffer[];
}
`;

const declared = declarationsIn(source);

test("exported types are found with what is said of them, properties are not", () => {
  expect(Object.keys(declared)).toEqual(["PlanOffer", "Step", "Other"]);
  expect(declared["PlanOffer"]).toMatch(/^\/\*\* A plan[^]*\ninterface PlanOffer \{[^]*\n\}$/);
  expect(declared["Step"]).toMatch(/^type Step =[^]*number;\n {4}\};$/);
});

test("what a property names is shown with what it is made of, and nothing else", () => {
  const shown = declarationsFor(["readonly PlanOffer[]", "string"], declared);
  expect(shown).toEqual([declared["PlanOffer"], declared["Step"]]);
});

test("types come from the module itself and from those beside it", () => {
  expect(typeModulesOf(source)).toEqual(["./tones.ts"]);
});
