import type { StrokeVerdict } from "@alambic/domain/exercises/character";
import { useI18n } from "@alambic/i18n/react";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { said, verdict as verdictClass, verdicts as verdictsClass } from "./Drawing.css.ts";

/** What is to be said of each stroke, in words. */
export function StrokeVerdicts({ verdicts }: { readonly verdicts: readonly StrokeVerdict[] }) {
  const { t } = useI18n();
  return (
    <ul className={verdictsClass}>
      {verdicts.map((verdict, at) => (
        <li key={`${at}`} className={verdictClass}>
          <VerdictMark right={verdict === "right"} />
          <span>
            <span className={said}>{t("character.stroke", { number: at + 1 })}</span>{" "}
            {t(`character.verdict.${verdict}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
