/** What is asked and what is accepted for it. */
export interface TrainerCard {
  readonly id: string;
  readonly asked: string;
  /** The language of what is asked (BCP 47). */
  readonly askedLang: string;
  /** How what is asked is read; null where that would say too much, or nothing. */
  readonly reading: string | null;
  /** The first is shown as the answer. */
  readonly answers: readonly string[];
  readonly answerLang: string;
}
