import { correctResponse, isScored, parseExercise, scoreResponse } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";
import { loadShippedCapsules } from "./loadShippedCapsules.ts";
import { moleculesOf, nameOf } from "./testing/texts.ts";

const capsules = await loadShippedCapsules();

describe.each(capsules.map((capsule) => [nameOf(capsule), capsule] as const))(
  "%s",
  (_name, capsule) => {
    const atoms = moleculesOf(capsule).flatMap((molecule) => molecule.atoms);

    it.each(atoms.map((atom) => [atom.key, atom] as const))(
      "%s parses, and its answer scores 1",
      (_key, atom) => {
        const parsed = parseExercise(atom);
        expect(parsed).toMatchObject({ ok: true });
        if (!parsed.ok || !isScored(parsed.value)) return;
        const response = correctResponse(parsed.value);
        if (response === null) throw new Error("A scored exercise has a correct response.");
        expect(scoreResponse(parsed.value, response, { locale: capsule.locale })).toMatchObject({
          score: 1,
          correct: true,
          notes: [],
        });
      },
    );
  },
);
