import { useCallback } from "react";

import { invalidatedByLogAnswer } from "../../generated/progress/logAnswer.ts";
import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";

const answers = isAnswerOf(invalidatedByLogAnswer);

/** Has everything that shows progress asked for again, as after answers given offline got through. */
export function useInvalidateProgress(): () => void {
  const { invalidations } = useApi();
  return useCallback(() => invalidations.announce(answers), [invalidations]);
}
