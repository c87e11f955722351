import { useCallback } from "react";

import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";

const answers = isAnswerOf([
  "getProgressStats",
  "listMyCapsules",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
]);

/** Has everything that shows progress asked for again, as after answers given offline got through. */
export function useInvalidateProgress(): () => void {
  const { invalidations } = useApi();
  return useCallback(() => invalidations.announce(answers), [invalidations]);
}
