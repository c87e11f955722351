import { claimReminders, completeReminder, readReminder } from "@alambic/domain/reminders";
import type { StudyReminder } from "@alambic/domain/reminders";
import { openList } from "@alambic/offline/lists";

/** The reminders of one member on this device, shared by its tabs. */
export interface Reminders {
  readonly list: () => Promise<readonly StudyReminder[]>;
  /** Keeps a reminder: a new one, or another state of one that is there. */
  readonly save: (reminder: StudyReminder) => Promise<void>;
  readonly complete: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Takes what is to be shown now: no other tab gets it too. */
  readonly claim: () => Promise<readonly StudyReminder[]>;
  /** Tells when reminders were saved, done or removed, in whatever tab. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface RemindersOptions {
  readonly userId: string;
  /** The device's clock, in epoch milliseconds. */
  readonly now: () => number;
}

export function openReminders({ userId, now }: RemindersOptions): Reminders {
  const kept = openList({ name: "alambic-reminders", userId, readEntry: readReminder });
  const replace = async (id: string, by: (reminder: StudyReminder) => readonly StudyReminder[]) => {
    await kept.change((all) => all.flatMap((one) => (one.id === id ? by(one) : [one])));
    kept.announce();
  };
  return {
    list: kept.read,
    save: async (reminder) => {
      await kept.change((all) => [...all.filter(({ id }) => id !== reminder.id), reminder]);
      kept.announce();
    },
    complete: (id) => replace(id, (reminder) => [completeReminder(reminder, now())]),
    remove: (id) => replace(id, () => []),
    claim: async () => {
      let due: readonly StudyReminder[] = [];
      await kept.change((all) => {
        const claim = claimReminders(all, now());
        due = claim.due;
        return claim.kept;
      });
      return due;
    },
    subscribe: kept.subscribe,
  };
}
