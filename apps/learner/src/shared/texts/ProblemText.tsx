import type { Failure } from "@alambic/api-client/core";
import { I18nProvider, useI18n } from "@alambic/i18n/react";
import { Suspense, use } from "react";
import { describeFailure } from "./describeFailure.ts";
import type { SlowCall } from "./describeFailure.ts";
import { problemTexts } from "./problemTexts.ts";

export interface ProblemTextProps {
  readonly failure: Failure;
  /** What was asked for, where a time-out of it has words of its own. */
  readonly slow?: SlowCall | undefined;
}

/** Why something did not succeed, and what to do, in the language of the interface. */
export function ProblemText(props: ProblemTextProps) {
  const { failure } = props;
  if (failure.kind === "network") return <Description {...props} />;
  return (
    <Suspense fallback={failure.kind === "problem" ? failure.detail : null}>
      <LoadedDescription {...props} />
    </Suspense>
  );
}

function LoadedDescription(props: ProblemTextProps) {
  const { locale, t } = useI18n();
  const { failure } = props;
  const messages = use(problemTexts(locale));
  if (messages === null) {
    return failure.kind === "problem" ? failure.detail : t("shell.unreachable");
  }
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Description {...props} />
    </I18nProvider>
  );
}

function Description({ failure, slow }: ProblemTextProps) {
  return describeFailure(useI18n(), failure, slow);
}
