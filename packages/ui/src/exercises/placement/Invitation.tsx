import type { Grip } from "./Grip.ts";

const shortLabel = 30;

/** What a press on a place would do; without the card where that is long, or would stand everywhere. */
export function Invitation({ grip }: { readonly grip: Grip }) {
  const { items, kind, state, i18n } = grip;
  const item = items.find(({ id }) => id === state.held);
  if (kind === "position" || kind === "group" || (item?.label.length ?? 0) > shortLabel)
    return i18n.t("placement.hereShort");
  return i18n.rich("placement.here", { item: () => item?.content });
}
