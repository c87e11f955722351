import type { Failure } from "@alambic/api-client/core";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Suspense } from "react";
import { describeFailure } from "./describeFailure.ts";
import type { SlowCall } from "./describeFailure.ts";

export interface ProblemTextProps {
  readonly failure: Failure;
  /** What was asked for, where a time-out of it has words of its own. */
  readonly slow?: SlowCall | undefined;
}

/** Why something did not succeed, and what to do, in the language of the interface. */
export function ProblemText(props: ProblemTextProps) {
  const { failure } = props;
  const given = failure.kind === "problem" ? failure.detail : null;
  return (
    <Suspense fallback={given}>
      <I18nScope namespaces={["problems"]}>
        <Description {...props} />
      </I18nScope>
    </Suspense>
  );
}

function Description({ failure, slow }: ProblemTextProps) {
  return describeFailure(useI18n(), failure, slow);
}
