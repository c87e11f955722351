import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { Ref } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { levelBelow } from "../../primitives/heading/levelBelow.ts";
import { CalendarDays } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import { list, planned } from "./Reminder.css.ts";
import { ReminderCard } from "./ReminderCard.tsx";
import type { ReminderItem } from "./ReminderCard.tsx";

export interface PlannedReminder extends ReminderItem {
  readonly id: string;
}

export type ReminderListContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | {
      readonly kind: "ready";
      /** What comes next first. */
      readonly reminders: readonly PlannedReminder[];
    };

export interface ReminderListProps {
  readonly content: ReminderListContent;
  /** What “in two hours” is measured from. */
  readonly now: Date;
  /** The level of its heading; the moments’ are one below. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Leads to the planner, where nothing is planned yet. */
  readonly onPlan: () => void;
  /** Told of which moment the learner wants to go where it leads. */
  readonly onOpen: (id: string) => void;
  /** Told which moment was spent as planned. */
  readonly onDone: (id: string) => void;
  /** Told which moment is planned no more; without it, nothing offers that. */
  readonly onRemove?: ((id: string) => void) | undefined;
  /** Its heading, which takes the focus when a moment goes with the button that was pressed. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The planned moments of study, what comes next first. */
export function ReminderList(props: ReminderListProps) {
  const { content, now, headingLevel = 2, onPlan, onOpen, onDone, onRemove, titleRef } = props;
  const { t } = useI18n();
  const titleId = useId();
  const level = levelBelow[headingLevel];
  return (
    <section aria-labelledby={titleId} className={planned}>
      <Heading level={headingLevel} size="title" id={titleId} focusable ref={titleRef}>
        {t("tools.reminder.list.title")}
      </Heading>
      {content.kind === "loading" ? (
        <SkeletonRegion>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </SkeletonRegion>
      ) : null}
      {content.kind === "failed" ? (
        <ErrorState level={level} title={t("tools.reminder.list.failed")} onRetry={content.onRetry}>
          {t("tools.reminder.list.failedText")}
        </ErrorState>
      ) : null}
      {content.kind === "ready" && content.reminders.length === 0 ? (
        <EmptyState
          level={level}
          illustration="still"
          title={t("tools.reminder.list.none")}
          actions={
            <Button icon={CalendarDays} onPress={onPlan}>
              {t("tools.planner.title")}
            </Button>
          }
        >
          {t("tools.reminder.list.noneText")}
        </EmptyState>
      ) : null}
      {content.kind === "ready" && content.reminders.length > 0 ? (
        <ul className={list}>
          {content.reminders.map((reminder) => (
            <li key={reminder.id}>
              <ReminderCard
                reminder={reminder}
                now={now}
                headingLevel={level}
                onOpen={() => onOpen(reminder.id)}
                onDone={() => onDone(reminder.id)}
                onRemove={onRemove && (() => onRemove(reminder.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
