/* Generated from the contract by scripts/generate.ts. */
import type { Operation } from "../../src/core/queryKey.ts";

/** The queries whose answers `logAnswer` makes old. */
export const invalidatedByLogAnswer: readonly Operation[] = [
  "getDashboard",
  "getProgressStats",
  "listMyCapsules",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
  "getBadges",
  "getCoachOverview",
  "getStudyPlan",
];
