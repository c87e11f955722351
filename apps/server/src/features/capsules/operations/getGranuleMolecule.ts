import { memberOperation } from "../../../http/operation.ts";
import { loadLesson } from "../lessons/loadLesson.ts";

/** A lesson, by its place in the capsule. */
export const getGranuleMolecule = memberOperation<"getGranuleMolecule">(
  ({ services: { db }, member, texts, path }) =>
    loadLesson(
      { db, member, texts },
      path.capsule_id,
      ({ granuleOrder, molecule }) =>
        granuleOrder === path.granule_order && molecule.order === path.molecule_order,
    ),
);
