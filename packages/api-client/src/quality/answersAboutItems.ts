import type { Operation } from "../core/queryKey.ts";

/** What is no longer true once an item left its lesson or came back. */
export const answersAboutItems: readonly Operation[] = [
  "getAtomQuality",
  "getMoleculeQuality",
  "getCapsuleQuality",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
  "listMyCapsules",
  "getProgressStats",
  "listReports",
];
