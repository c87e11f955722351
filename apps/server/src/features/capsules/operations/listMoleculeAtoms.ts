import { memberOperation } from "../../../http/operation.ts";
import { findCapsuleOfLesson } from "../lessons/findCapsuleOfLesson.ts";
import { loadLesson } from "../lessons/loadLesson.ts";

/** A lesson, by its id. */
export const listMoleculeAtoms = memberOperation<"listMoleculeAtoms">(
  async ({ services: { db }, member, texts, path }) => {
    const capsuleId = await findCapsuleOfLesson(db, path.molecule_id);
    return loadLesson(
      { db, member, texts },
      capsuleId,
      ({ molecule }) => molecule.id === path.molecule_id,
    );
  },
);
