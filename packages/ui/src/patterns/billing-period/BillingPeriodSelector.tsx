import { billingPeriods } from "@alambic/domain/plans";
import type { BillingPeriod } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { covering } from "../../primitives/checkbox/covering.css.ts";
import * as styles from "./BillingPeriodSelector.css.ts";

export interface BillingPeriodSelectorProps {
  readonly value: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
  /** What a period costs less than paying by the month, from 0 to 1. */
  readonly savings?: Partial<Readonly<Record<BillingPeriod, number>>> | undefined;
}

/** How often a plan is paid. Prices beside it follow at once. */
export function BillingPeriodSelector({
  value,
  onChange,
  savings = {},
}: BillingPeriodSelectorProps) {
  const { t, number } = useI18n();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{t("offer.billing.legend")}</VisuallyHidden>
      </legend>
      <div className={styles.track}>
        {billingPeriods.map((period) => {
          const saving = savings[period] ?? 0;
          const percent = number(saving, { style: "percent" });
          return (
            <label key={period} className={styles.option}>
              <input
                className={covering}
                type="radio"
                name={name}
                value={period}
                checked={period === value}
                onChange={() => onChange(period)}
              />
              <span>{t(`offer.billing.${period}`)}</span>
              {saving < 0.005 ? null : (
                <span className={styles.saving}>{t("offer.billing.saving", { percent })}</span>
              )}
            </label>
          );
        })}
      </div>
      <p className={styles.note}>{t("offer.billing.note")}</p>
    </fieldset>
  );
}
