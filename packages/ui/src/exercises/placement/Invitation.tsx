import { useI18n } from "@alambic/i18n/react";
import type { Grip } from "./Grip.ts";

const shortLabel = 30;

/** What a press on a place would do; without the card where that is long, or would stand everywhere. */
export function Invitation({ grip }: { readonly grip: Grip }) {
  const { t, rich } = useI18n();
  const { items, kind, state } = grip;
  const item = items.find(({ id }) => id === state.held);
  if (kind === "position" || kind === "group" || (item?.label.length ?? 0) > shortLabel)
    return t("placement.hereShort");
  return rich("placement.here", { item: () => item?.content });
}
