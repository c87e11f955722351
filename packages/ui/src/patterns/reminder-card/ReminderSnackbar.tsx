import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { BellRing } from "../../primitives/icon/icons.ts";
import type { ReminderActions, ReminderItem } from "./ReminderCard.tsx";
import { actions, bar, glyph, message as messageClass, region, small } from "./Reminder.css.ts";
import { useRoomAtHead } from "./useRoomAtHead.ts";
import { useReminderWords } from "./useReminderWords.ts";

type DueReminder = Pick<ReminderItem, "title" | "dueAt" | "target">;

export interface ReminderSnackbarProps extends ReminderActions {
  /** Null while none is due: the region stays, so that screen readers notice what comes into it. */
  readonly reminder: DueReminder | null;
  /** What “since two minutes” is measured from. */
  readonly now: Date;
  /** Told when it is put off. */
  readonly onLater: () => void;
}

/** A reminder whose time has come, above any screen. It stays until it is answered. */
export function ReminderSnackbar({ reminder, ...others }: ReminderSnackbarProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t("tools.reminder.region")} className={region}>
      <div role="status">{reminder === null ? null : <Due reminder={reminder} {...others} />}</div>
    </section>
  );
}

interface DueProps extends Omit<ReminderSnackbarProps, "reminder"> {
  readonly reminder: DueReminder;
}

function Due({ reminder, now, onOpen, onDone, onLater }: DueProps) {
  const { t } = useI18n();
  const { target = "plan" } = reminder;
  const over = useRoomAtHead<HTMLDivElement>();
  const { message, timing, late } = useReminderWords(reminder.title, reminder.dueAt, now);
  return (
    <div ref={over} className={bar}>
      <span className={glyph}>
        <Icon icon={BellRing} size="medium" />
      </span>
      <div>
        <p className={messageClass}>{message}</p>
        {late ? <p className={small}>{timing}</p> : null}
      </div>
      <div className={actions}>
        <Button size="small" onPress={onOpen}>
          {t(`tools.reminder.open.${target}`)}
        </Button>
        <Button size="small" variant="secondary" onPress={onDone}>
          {t("tools.reminder.done")}
        </Button>
        <Button size="small" variant="quiet" onPress={onLater}>
          {t("tools.reminder.later")}
        </Button>
      </div>
    </div>
  );
}
