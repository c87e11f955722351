export { loadShippedCapsules } from "./loadShippedCapsules.ts";
export type {
  ShippedAtom,
  ShippedCapsule,
  ShippedGranule,
  ShippedMolecule,
} from "./ShippedCapsule.ts";
