import { proxy } from "valtio/vanilla";

/** How many notifications the member has not read, as the server said last. */
export const unread = proxy({ count: 0 });

export function setUnread(count: number): void {
  unread.count = count;
}
