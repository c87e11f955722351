import { useI18n } from "@alambic/i18n/react";
import type { BoardContext } from "./BoardContext.ts";

const shortLabel = 30;

/** What a press on a place would do; without the card where that is long, or would stand everywhere. */
export function Invitation({ context }: { readonly context: BoardContext }) {
  const { t, rich } = useI18n();
  const { items, kind, state } = context;
  const item = items.find(({ id }) => id === state.held);
  if (kind === "position" || kind === "group" || (item?.label.length ?? 0) > shortLabel)
    return t("placement.hereShort");
  return rich("placement.here", { item: () => item?.content });
}
