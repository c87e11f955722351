import { loadShippedCapsules } from "../../../content/src/index.ts";

import { givesAway } from "../../../packages/author/src/hints/givesAway.ts";
import { faultsOfHints } from "../../../packages/author/src/testing/faultsOfHints.ts";
import type { ItemDraft } from "../../../packages/author/src/model/LessonDraft.ts";
import type { Measured } from "./Planted.ts";

/** The hints of the shipped capsules as they are, and hints that tell in place of them. */
export async function measureShippedHints(): Promise<Measured> {
  const capsules = await loadShippedCapsules();
  const atoms = capsules
    .flatMap(({ granules }) => granules)
    .flatMap(({ molecules }) => molecules)
    .flatMap((molecule) => molecule.atoms);
  const items = atoms.map(({ title, metadata: { hint }, ...exercise }): ItemDraft => ({
    title,
    exercise,
    ...(hint === undefined ? {} : { hint }),
    source: null,
    provenance: { kind: "template", template: "shipped", claims: [] },
  }));
  return {
    passed: items.flatMap(({ hint, exercise }) =>
      hint === undefined ? [] : [givesAway(hint, exercise) === null],
    ),
    planted: items.flatMap((sound) =>
      faultsOfHints(sound).map(({ fault, item }) => ({
        fault: `shipped item: ${fault}`,
        caught: item.hint !== undefined && givesAway(item.hint, item.exercise) !== null,
      })),
    ),
  };
}
