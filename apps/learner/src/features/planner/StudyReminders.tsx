import { isReminderMissed, reminderCheckInterval, reminderTarget } from "@alambic/domain/reminders";
import type { StudyReminder } from "@alambic/domain/reminders";
import { useI18n } from "@alambic/i18n/react";
import { ReminderSnackbar } from "@alambic/ui/ReminderSnackbar";
import { useEffect, useEffectEvent, useState } from "react";
import { openReminder } from "./openReminder.ts";
import { remindersOf } from "./reminders-of.ts";
import { readShown, writeShown } from "./shown.ts";
import { noticePermission, showSystemNotice } from "./systemNotice.ts";
import { useReminders } from "./useReminders.ts";

export interface StudyRemindersProps {
  readonly userId: string;
}

/**
 * Looks after the reminders of a member, and shows those whose time has come, one after another. A tab
 * that nobody sees takes none, unless the browser may speak for it: they would be lost on it.
 */
export default function StudyReminders({ userId }: StudyRemindersProps) {
  const { t } = useI18n();
  const reminders = remindersOf(userId);
  const kept = useReminders(userId);
  const [shown, setShown] = useState(readShown);
  const [now, setNow] = useState(() => new Date());

  const keep = (ids: readonly string[]) => {
    setShown(ids);
    writeShown(ids);
  };
  const speak = (reminder: StudyReminder) => {
    const isMissed = isReminderMissed(reminder.dueAt, Date.now());
    showSystemNotice({
      id: reminder.id,
      title: t(isMissed ? "tools.reminder.missed" : "tools.reminder.now", {
        title: reminder.title,
      }),
      text: reminder.notesPreview,
    });
  };
  const check = useEffectEvent(async () => {
    setNow(new Date());
    const mayTell = noticePermission() === "granted";
    if (document.hidden && !mayTell) return;
    const due = await reminders.claim();
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    keep([...readShown().filter((id) => !ids.includes(id)), ...ids]);
    if (mayTell && document.hidden) for (const reminder of due) speak(reminder);
  });
  useEffect(() => {
    const look = () => void check();
    look();
    const timer = setInterval(look, reminderCheckInterval);
    const stop = remindersOf(userId).subscribe(look);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [userId]);

  const pending = kept.status === "ready" ? kept.reminders : [];
  const current = shown
    .map((id) => pending.find((reminder) => reminder.id === id))
    .find((reminder) => reminder !== undefined);
  const putAway = (id: string) => keep(shown.filter((other) => other !== id));
  const act = (action: (reminder: StudyReminder) => void) => () => {
    if (current === undefined) return;
    putAway(current.id);
    action(current);
  };
  return (
    <ReminderSnackbar
      reminder={
        current === undefined
          ? null
          : {
              title: current.title,
              dueAt: new Date(current.dueAt),
              target: reminderTarget(current),
            }
      }
      now={now}
      onOpen={act(openReminder)}
      onDone={act(({ id }) => void reminders.complete(id))}
      onLater={act(() => undefined)}
    />
  );
}
