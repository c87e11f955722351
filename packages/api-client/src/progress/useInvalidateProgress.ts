import { useCallback } from "react";
import { useSWRConfig } from "swr";

import { isAnswerOf } from "../core/queryKey.ts";

const answers = isAnswerOf([
  "getProgressStats",
  "listMyCapsules",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
]);

/** Has everything that shows progress asked for again, as after answers given offline got through. */
export function useInvalidateProgress(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(answers), [mutate]);
}
