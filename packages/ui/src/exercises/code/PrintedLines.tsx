import { linePart } from "@alambic/domain/exercises/code";
import { useI18n } from "@alambic/i18n/react";
import type { Verdicts } from "../renderer.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { line, lines } from "./Code.css.ts";

/** Which of several printed lines are right, by their numbers. */
export function PrintedLines({ verdicts }: { readonly verdicts: Verdicts }) {
  const { t } = useI18n();
  if (verdicts.size < 2) return null;
  return (
    <ul className={lines}>
      {[...verdicts.values()].map((right, at) => (
        <li key={linePart(at)} className={line}>
          <VerdictMark right={right} />
          {t("code.line", { number: at + 1 })}
        </li>
      ))}
    </ul>
  );
}
