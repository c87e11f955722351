import { numericParts } from "@alambic/domain/exercises/numeric/marking";
import { useI18n } from "@alambic/i18n/react";
import type { Verdicts } from "../renderer.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { part, parts } from "./PartVerdicts.css.ts";

/** The number and the unit, each with its own verdict, where the unit counts by itself. */
export function PartVerdicts({ verdicts }: { readonly verdicts: Verdicts }) {
  const { t } = useI18n();
  if (!verdicts.has(numericParts.unit)) return null;
  return (
    <ul className={parts}>
      <li className={part}>
        <VerdictMark right={verdicts.get(numericParts.value) === true} />
        {t("numeric.value")}
      </li>
      <li className={part}>
        <VerdictMark right={verdicts.get(numericParts.unit) === true} />
        {t("numeric.unit")}
      </li>
    </ul>
  );
}
