import type { Failure } from "@alambic/api-client/core";
import type { Formatter } from "@alambic/i18n";

/** Calls that may take long, and say so in words of their own. */
export type SlowCall = "classification" | "generation";

/** A failure in words; what the learner gave up needs none. The texts are those of `problems` and, for want of a network, the shell's. */
export function describeFailure(
  { t }: Pick<Formatter<unknown>, "t">,
  failure: Failure,
  slow?: SlowCall,
): string {
  switch (failure.kind) {
    case "cancelled":
      return "";
    case "network":
      return t("shell.unreachable");
    case "timeout":
      return slow === undefined ? t("problems.timeout") : t(`problems.timeout_${slow}`);
    case "unexpected":
      return t("problems.unknown");
    case "problem":
      if (failure.code === "too_many_requests" && failure.retryAfter !== null) {
        const minutes = Math.max(1, Math.ceil(failure.retryAfter / 60));
        return t("problems.too_many_requests_retry", { minutes });
      }
      // Which ways on there are depends on the plan and on what was found.
      if (failure.code === "topic_not_authorable") return failure.detail;
      return t(`problems.${failure.code}`);
  }
}
