import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, Minus } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import * as styles from "./PlanComparison.css.ts";

export interface ComparedPlan {
  readonly id: string;
  readonly name: string;
  /** Formatted for the language, with its period: "12 € a month". */
  readonly price: string;
  /** The plan that the member has. */
  readonly current?: boolean | undefined;
}

export interface ComparedFeature {
  readonly id: string;
  readonly name: string;
  /** By the plan's id: whether it holds the feature, or how much of it in words. */
  readonly values: Readonly<Record<string, boolean | string>>;
}

export interface ComparisonGroup {
  readonly id: string;
  readonly name: string;
  readonly features: readonly ComparedFeature[];
}

export interface PlanComparisonProps {
  /** The columns, from the smallest to the largest. */
  readonly plans: readonly ComparedPlan[];
  /** The rows, grouped by what they are for. */
  readonly groups: readonly ComparisonGroup[];
}

/**
 * Every feature of every plan, side by side. Where there is no room for four columns, a feature's name stands above
 * its values; the roles are written out, since rows that are laid out as grids lose theirs in some browsers.
 */
export function PlanComparison({ plans, groups }: PlanComparisonProps) {
  const { t } = useI18n();
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{t("offer.comparison.caption")}</caption>
        <thead role="rowgroup">
          <tr role="row" className={styles.row}>
            <th role="columnheader" scope="col" className={styles.corner}>
              {t("offer.comparison.feature")}
            </th>
            {plans.map(({ id, name, price, current = false }) => (
              <th role="columnheader" key={id} scope="col" className={styles.plan({ current })}>
                <span className={styles.planName}>{name}</span>
                <span className={styles.price}>{price}</span>
                {current ? (
                  <Chip tone="accent" size="small">
                    {t("offer.comparison.current")}
                  </Chip>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name, features }) => (
          <tbody role="rowgroup" key={id}>
            <tr role="row" className={styles.row}>
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={plans.length + 1}
                className={styles.group}
              >
                {name}
              </th>
            </tr>
            {features.map((feature) => (
              <tr role="row" key={feature.id} className={styles.row}>
                <th role="rowheader" scope="row" className={styles.feature}>
                  {feature.name}
                </th>
                {plans.map((plan) => (
                  <td
                    role="cell"
                    key={plan.id}
                    className={styles.value({ current: plan.current === true })}
                  >
                    <span aria-hidden="true" className={styles.ofPlan}>
                      {plan.name}
                    </span>
                    <Value value={feature.values[plan.id] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Value({ value }: { readonly value: boolean | string }): ReactNode {
  const { t } = useI18n();
  if (typeof value === "string") return value;
  return value ? (
    <span className={styles.mark({ included: true })}>
      <Icon icon={Check} size="medium" label={t("offer.comparison.included")} />
    </span>
  ) : (
    <span className={styles.mark({ included: false })}>
      <Icon icon={Minus} size="medium" label={t("offer.comparison.excluded")} />
    </span>
  );
}

/** Holds the place of a comparison. */
export function PlanComparisonSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonRegion>
  );
}

export interface PlanComparisonErrorProps {
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onRetry: () => void;
}

/** Stands where the plans could not be loaded. */
export function PlanComparisonError({ headingLevel = 2, onRetry }: PlanComparisonErrorProps) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState level={headingLevel} title={t("offer.comparison.failed")} onRetry={onRetry}>
        {t("offer.comparison.failedText")}
      </ErrorState>
    </Card>
  );
}
