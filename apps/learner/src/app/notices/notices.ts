import { proxy } from "valtio/vanilla";

/** A short message above the screen that goes by itself. */
export interface Notice {
  readonly tone: "info" | "right" | "warning" | "wrong";
  readonly text: string;
  /** Until the learner has answered it or put it away. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ShownNotice extends Notice {
  readonly id: number;
}

/** What waits to be shown, oldest first. */
export const notices = proxy<{ waiting: ShownNotice[] }>({ waiting: [] });

let count = 0;

/** Shows a message. It waits here until what shows messages is loaded. */
export function notify(notice: Notice): void {
  count += 1;
  notices.waiting.push({ ...notice, id: count });
}

/** Takes all that waits. */
export function takeNotices(): readonly ShownNotice[] {
  return notices.waiting.splice(0);
}
