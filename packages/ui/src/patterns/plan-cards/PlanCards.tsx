import type { ReactNode } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import * as styles from "./PlanCards.css.ts";

export interface PlanOffer {
  readonly id: string;
  readonly name: string;
  /** For whom it is, in a few words. */
  readonly lead: string;
  /** Formatted for the language. */
  readonly price: string;
  /** What the price is for: "per month". */
  readonly period: string;
  readonly features: readonly string[];
  readonly highlighted?: boolean | undefined;
  readonly action?: ReactNode;
}

export interface PlanCardsProps {
  /** From the smallest to the largest. */
  readonly plans: readonly PlanOffer[];
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What each plan costs and holds, side by side. */
export function PlanCards({ plans, headingLevel = 3 }: PlanCardsProps) {
  return (
    <ul className={styles.list}>
      {plans.map(({ id, name, lead, price, period, features, highlighted = false, action }) => (
        <li key={id} className={styles.card({ highlighted })}>
          <div className={styles.head}>
            <Heading level={headingLevel} size="title">
              {name}
            </Heading>
            <p className={styles.quiet}>{lead}</p>
          </div>
          <p className={styles.priceLine}>
            <span className={styles.price}>{price}</span> {period}
          </p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                <span className={styles.tick}>
                  <Icon icon={Check} size="small" />
                </span>
                {feature}
              </li>
            ))}
          </ul>
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  );
}

/** Holds the place of the plans. */
export function PlanCardsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {["a", "b", "c"].map((place) => (
          <div key={place} className={styles.card({ highlighted: false })}>
            <Skeleton width="half" />
            <Skeleton shape="heading" width="half" />
            <div className={styles.features}>
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton />
            </div>
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
