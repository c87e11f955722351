import type { NoticeMessage } from "@alambic/ui/NoticeRegion";
import { proxy, ref } from "valtio/vanilla";

/** A message as it stands above the screen. */
export interface ShownNotice extends NoticeMessage {
  /** The learner asked for what it tells: it is shown over a lesson as well. */
  readonly isAwaited?: boolean;
}

export interface Notice extends Omit<ShownNotice, "id"> {
  /** What it is about: a later message about the same takes its place. */
  readonly about?: string;
}

/** The messages above the screen, oldest first. */
export const notices = proxy<{ shown: readonly ShownNotice[] }>({ shown: [] });

/** More at once cannot be read. */
const most = 3;
let count = 0;

/** Shows a message above the screen. What was said of the same, or in the same words, goes. */
export function notify({ about, ...notice }: Notice): void {
  count += 1;
  const id = `${count} ${about ?? ""}`;
  const others = notices.shown.filter((shown) => {
    const isSame = about !== undefined && shown.id.endsWith(` ${about}`);
    return !isSame && shown.text !== notice.text;
  });
  notices.shown = ref([...others, { ...notice, id }].slice(-most));
}

/** Shows a message unless it stands there already: what is heard of twice is said once. */
export function notifyOnce(notice: Notice & { readonly about: string }): void {
  const isSaid = notices.shown.some(
    ({ id, text }) => id.endsWith(` ${notice.about}`) && text === notice.text,
  );
  if (!isSaid) notify(notice);
}

export function dismissNotice(id: string): void {
  notices.shown = ref(notices.shown.filter((notice) => notice.id !== id));
}
