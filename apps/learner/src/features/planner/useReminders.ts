import type { StudyReminder } from "@alambic/domain/reminders";
import { useEffect, useState } from "react";
import type { Reminders } from "./openReminders.ts";
import { remindersOf } from "./reminders-of.ts";

export type KeptReminders =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly reminders: readonly StudyReminder[] };

/** What is not done, as it is kept on this device, and follows it; what comes next is first. */
export function useReminders(userId: string): KeptReminders {
  const [kept, setKept] = useState<KeptReminders>({ status: "loading" });
  useEffect(() => {
    const reminders = remindersOf(userId);
    let isCurrent = true;
    const show = (state: KeptReminders) => {
      if (isCurrent) setKept(state);
    };
    const read = () => {
      void readPending(reminders)
        .then((pending) => ({ status: "ready", reminders: pending }) as const)
        .catch(() => ({ status: "failed", retry: read }) as const)
        .then(show);
    };
    read();
    const stop = reminders.subscribe(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [userId]);
  return kept;
}

async function readPending(reminders: Reminders): Promise<readonly StudyReminder[]> {
  const all = await reminders.list();
  return all.filter(({ status }) => status === "pending").toSorted((a, b) => a.dueAt - b.dueAt);
}
