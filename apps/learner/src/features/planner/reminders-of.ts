import { lookAfterReminders } from "../../shared/screen/later.ts";
import { writeSetting } from "../../shared/settings.ts";
import { openReminders } from "./openReminders.ts";
import type { Reminders } from "./openReminders.ts";

let opened: { readonly userId: string; readonly reminders: Reminders } | null = null;

/** The reminders of a member, opened once. */
export function remindersOf(userId: string): Reminders {
  if (opened?.userId !== userId) {
    opened = { userId, reminders: openReminders({ userId, now: Date.now }) };
  }
  return opened.reminders;
}

/** Remembers that a member has reminders on this device, so that they are looked after from now on. */
export function lookAfter(userId: string): void {
  writeSetting("reminders", userId);
  lookAfterReminders();
}
