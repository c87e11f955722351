import type { NoticeMessage } from "@alambic/ui/NoticeRegion";
import { proxy, ref } from "valtio/vanilla";

export type Notice = Omit<NoticeMessage, "id">;

/** The messages above the screen, oldest first. */
export const notices = proxy<{ shown: readonly NoticeMessage[] }>({ shown: [] });

/** More at once cannot be read. */
const most = 3;
let count = 0;

/** Shows a message above the screen. What was said before in the same words goes. */
export function notify(notice: Notice): void {
  count += 1;
  const others = notices.shown.filter(({ text }) => text !== notice.text);
  notices.shown = ref([...others, { ...notice, id: String(count) }].slice(-most));
}

export function dismissNotice(id: string): void {
  notices.shown = ref(notices.shown.filter((notice) => notice.id !== id));
}
