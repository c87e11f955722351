import type { Failure, ProblemFailure } from "@alambic/api-client/core";

/** Whether a capsule cannot be made honestly from what was given. */
export function isRefusal(failure: Failure): failure is ProblemFailure {
  return (
    failure.kind === "problem" &&
    (failure.code === "topic_not_authorable" || failure.code === "document_not_authorable")
  );
}
