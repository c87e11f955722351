import type { Formatter } from "@alambic/i18n";

export interface KnownTopics {
  readonly isWeak: boolean;
  readonly isDue: boolean;
  readonly isPlanned: boolean;
}

/** Questions that the coach can answer, of what is known now. */
export function suggestQuestions({ t }: Formatter, known: KnownTopics): string[] {
  return [
    t("coachAnswers.ask.today"),
    t("coachAnswers.ask.progress"),
    ...(known.isDue ? [t("coachAnswers.ask.due")] : []),
    ...(known.isWeak ? [t("coachAnswers.ask.weak")] : []),
    ...(known.isPlanned ? [t("coachAnswers.ask.plan")] : []),
  ];
}
