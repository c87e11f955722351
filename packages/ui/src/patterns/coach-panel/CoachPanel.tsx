import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { ArrowRight, Bell } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import type { CoachAdvice, CoachDue, CoachSkill } from "./coach.ts";
import { panel } from "./CoachPanel.css.ts";
import { CoachSkills } from "./CoachSkills.tsx";

export type CoachPanelContent =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Why, and what to do. */
      readonly problem: ReactNode;
      readonly onRetry: () => void;
    }
  | {
      readonly kind: "ready";
      readonly today: CoachAdvice;
      readonly reviews: CoachDue;
      /** Lessons of which most was missed, the weakest first. */
      readonly focus: readonly CoachSkill[];
      /** Lessons of which most is known, the strongest first. */
      readonly strengths: readonly CoachSkill[];
    };

export interface CoachPanelProps {
  readonly content: CoachPanelContent;
  readonly headingLevel?: HeadingLevel | undefined;
  /** Leads to the planner of a reminder. */
  readonly onRemind: () => void;
}

/** What is best done today, what comes back, and where it goes well or not yet. */
export function CoachPanel({ content, headingLevel = 2, onRemind }: CoachPanelProps) {
  const { t } = useI18n();
  switch (content.kind) {
    case "loading":
      return (
        <SkeletonRegion label={t("coach.loading")}>
          <Skeleton shape="card" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonRegion>
      );
    case "failed":
      return (
        <ErrorState level={headingLevel} title={t("coach.loadFailed")} onRetry={content.onRetry}>
          {content.problem}
        </ErrorState>
      );
    case "ready": {
      const { today, reviews, focus, strengths } = content;
      const level = { headingLevel };
      return (
        <div className={panel}>
          <Stack gap="large">
            <Today {...level} advice={today} />
            <Reviews {...level} due={reviews} isAdvised={today.kind === "reviews"} />
            <CoachSkills
              {...level}
              title={t("coach.focus")}
              none={t("coach.noFocus")}
              skills={focus}
            />
            <CoachSkills
              {...level}
              title={t("coach.strengths")}
              none={t("coach.noStrengths")}
              skills={strengths}
            />
            <Inline>
              <Button variant="secondary" size="small" icon={Bell} onPress={onRemind}>
                {t("coach.remind")}
              </Button>
            </Inline>
          </Stack>
        </div>
      );
    }
  }
}

interface Placed {
  readonly headingLevel: HeadingLevel;
}

function Today({ headingLevel, advice }: Placed & { readonly advice: CoachAdvice }) {
  const { t } = useI18n();
  const titleId = useId();
  const { kind, text, href } = advice;
  return (
    <Card as="section" tone="warm" padding="even" labelledBy={titleId}>
      <Stack gap="medium" align="start">
        <Heading level={headingLevel} size="large" tone="warm" id={titleId}>
          {t("coach.today")}
        </Heading>
        <Text>{text}</Text>
        {href === null ? null : (
          <ButtonLink href={href} size="small" iconEnd={ArrowRight}>
            {t("coach.go", { kind })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

interface ReviewsProps extends Placed {
  readonly due: CoachDue;
  /** They are what is best done today, and the way to them stands there. */
  readonly isAdvised: boolean;
}

function Reviews({ headingLevel, due, isAdvised }: ReviewsProps) {
  const { t, date } = useI18n();
  const { now, today, minutes, nextAt, href } = due;
  return (
    <Stack gap="small">
      <Heading level={headingLevel} size="large">
        {t("coach.reviews")}
      </Heading>
      <Text>
        {today > 0
          ? t("coach.dueToday", { now, later: today - now, today, minutes })
          : nextAt === null
            ? t("coach.noReviews")
            : t("coach.nextReview", { day: date(nextAt, { dateStyle: "full" }) })}
      </Text>
      {now > 0 && !isAdvised ? (
        <Inline>
          <ButtonLink href={href} variant="secondary" size="small" iconEnd={ArrowRight}>
            {t("coach.review")}
          </ButtonLink>
        </Inline>
      ) : null}
    </Stack>
  );
}
