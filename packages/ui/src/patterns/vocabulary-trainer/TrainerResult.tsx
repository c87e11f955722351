import type { TrainerVerdict } from "@alambic/domain/trainers";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "../../primitives/banner/Banner.tsx";

export interface TrainerResultProps {
  readonly verdict: TrainerVerdict | "revealed";
  readonly answer: string;
  readonly lang: string;
}

const tones = {
  right: "right",
  slip: "warning",
  accent: "warning",
  mistake: "wrong",
  revealed: "info",
} as const;

/** What an answer was: a slip, an accent and a mistake are three things. */
export function TrainerResult({ verdict, answer, lang }: TrainerResultProps) {
  const { t } = useI18n();
  return (
    <Banner
      tone={tones[verdict]}
      title={t(`tools.trainer.verdict.${verdict}`)}
      announcement="polite"
    >
      <span lang={lang}>{answer}</span>
    </Banner>
  );
}
