import type { Plan, SubscriptionStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import type { CardProps } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import {
  CircleCheck,
  CreditCard,
  FlaskConical,
  Hourglass,
  ShieldCheck,
} from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { MembershipChip } from "../membership-chip/MembershipChip.tsx";
import { actions as actionsClass, body, chips, text } from "./MembershipCard.css.ts";

export interface MembershipCardProps {
  /** The plan that is paid for, which gives the mark. */
  readonly plan: Plan;
  /** The member's title in words: "Premium Creator". */
  readonly memberTitle: string;
  /** Null for a member who never had a subscription. */
  readonly status: SubscriptionStatus | null;
  /** When it renews, ends, or has to be paid. */
  readonly date?: Date | undefined;
  /** Tries new things before the others. */
  readonly betaTester?: boolean | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
  readonly padding?: CardProps["padding"];
  /** Upgrade, pay, cancel. */
  readonly actions?: ReactNode;
}

const statusLooks = {
  superuser: { tone: "info", icon: ShieldCheck },
  trialing: { tone: "info", icon: Hourglass },
  active: { tone: "right", icon: CircleCheck },
  past_due: { tone: "warning", icon: CreditCard },
  canceled: { tone: "neutral", icon: Hourglass },
} as const satisfies Record<SubscriptionStatus, object>;

const dateTexts = {
  superuser: undefined,
  trialing: "learning.membership.trialEnds",
  active: "learning.membership.renews",
  past_due: "learning.membership.pastDue",
  canceled: "learning.membership.ended",
} as const satisfies Record<SubscriptionStatus, string | undefined>;

/** Which member the learner is, how the subscription stands, and what can be done about it. */
export function MembershipCard(props: MembershipCardProps) {
  const {
    plan,
    memberTitle,
    status,
    date,
    betaTester = false,
    headingLevel = 2,
    padding,
    actions,
  } = props;
  const { t, date: format } = useI18n();
  const titleId = useId();
  const dateText = status === null || date === undefined ? undefined : dateTexts[status];
  return (
    <Card as="section" padding={padding} labelledBy={titleId}>
      <div className={body}>
        <Heading level={headingLevel} size="title" id={titleId}>
          {t("learning.membership.title")}
        </Heading>
        <div className={chips}>
          <MembershipChip plan={plan} label={memberTitle} betaTester={betaTester} />
          {status === null ? null : (
            <Chip {...statusLooks[status]}>{t(`learning.membership.status.${status}`)}</Chip>
          )}
          {betaTester ? (
            <Chip tone="warm" icon={FlaskConical}>
              {t("learning.membership.beta")}
            </Chip>
          ) : null}
        </div>
        {dateText === undefined || date === undefined ? null : (
          <p className={text}>{t(dateText, { date: format(date, { dateStyle: "long" }) })}</p>
        )}
        {actions === undefined ? null : <div className={actionsClass}>{actions}</div>}
      </div>
    </Card>
  );
}

/** Holds the place of the membership. */
export function MembershipCardSkeleton() {
  return (
    <Card>
      <SkeletonRegion>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton shape="button" width="third" />
      </SkeletonRegion>
    </Card>
  );
}

/** Stands where the membership could not be loaded. */
export function MembershipCardError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState title={t("learning.membership.failed")} onRetry={onRetry}>
        {t("learning.membership.failedText")}
      </ErrorState>
    </Card>
  );
}
