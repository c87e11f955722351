import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { ArrowRight, BellRing, Check, Hourglass, Trash2 } from "../../primitives/icon/icons.ts";
import { actions, atEnd, body, notes as notesClass, when } from "./Reminder.css.ts";
import { useReminderWords } from "./useReminderWords.ts";

export const reminderTargets = ["plan", "capsules"] as const;
export type ReminderTarget = (typeof reminderTargets)[number];

export interface ReminderItem {
  readonly title: string;
  /** The beginning of the notes. */
  readonly notes?: string | undefined;
  readonly dueAt: Date;
  readonly completed?: boolean | undefined;
  /** Where it leads, and what its button says: by default to the plan of its capsule. */
  readonly target?: ReminderTarget | undefined;
}

export interface ReminderActions {
  /** Told when the learner wants to go where it leads. */
  readonly onOpen: () => void;
  /** Told when the moment was spent as planned. */
  readonly onDone: () => void;
  /** Told when it is planned no more; without it, nothing offers that. */
  readonly onRemove?: (() => void) | undefined;
}

export interface ReminderCardProps extends ReminderActions {
  /** What was planned, and for when. */
  readonly reminder: ReminderItem;
  /** What “in two hours” is measured from. */
  readonly now: Date;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A planned moment of study: what, when, and what can be done about it. */
export function ReminderCard(props: ReminderCardProps) {
  const { reminder, now, headingLevel = 3, onOpen, onDone, onRemove } = props;
  const { title, notes, dueAt, completed = false, target = "plan" } = reminder;
  const { t, date } = useI18n();
  const titleId = useId();
  const { timing, late } = useReminderWords(title, dueAt, now);
  return (
    <Card as="article" labelledBy={titleId} tone={completed ? "quiet" : "plain"}>
      <div className={body}>
        <p className={when}>
          {completed ? (
            <Chip tone="right" size="small" icon={Check}>
              {t("tools.reminder.completed")}
            </Chip>
          ) : (
            <Chip
              tone={late ? "warning" : "accent"}
              size="small"
              icon={late ? Hourglass : BellRing}
            >
              {timing}
            </Chip>
          )}
          <time dateTime={dueAt.toISOString()}>
            {date(dueAt, { dateStyle: "medium", timeStyle: "short" })}
          </time>
        </p>
        <Heading level={headingLevel} size="large" id={titleId}>
          {title}
        </Heading>
        {notes === undefined ? null : <p className={notesClass}>{notes}</p>}
        {completed ? null : (
          <div className={actions}>
            <Button size="small" iconEnd={ArrowRight} onPress={onOpen}>
              {t(`tools.reminder.open.${target}`)}
            </Button>
            <Button size="small" variant="secondary" icon={Check} onPress={onDone}>
              {t("tools.reminder.done")}
            </Button>
            {onRemove === undefined ? null : (
              <span className={atEnd}>
                <IconButton
                  icon={Trash2}
                  label={t("tools.reminder.remove", { title })}
                  size="small"
                  onPress={onRemove}
                />
              </span>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
