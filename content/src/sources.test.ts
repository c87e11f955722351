import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import { moleculesOf, nameOf, passagesOf } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();
const lessons = capsules.flatMap((capsule) =>
  moleculesOf(capsule).map((molecule) => [nameOf(capsule, molecule), molecule] as const),
);

describe.each(lessons)("%s", (_name, molecule) => {
  const passages = passagesOf(molecule);

  it.each(molecule.atoms.slice(1).map((atom) => [atom.key, atom] as const))(
    "%s rests on a passage of its lesson, word for word",
    (_key, { metadata: { source } }) => {
      expect(source?.title).toBe(molecule.title);
      expect(passages).toContain(source?.context);
      expect(source?.context).toContain(source?.quote ?? "no quote");
    },
  );
});
