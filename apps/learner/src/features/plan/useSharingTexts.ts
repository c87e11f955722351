import { useI18n } from "@alambic/i18n/react";
import type { Sharing } from "./sharingOf.ts";

export interface SharingTexts {
  readonly title: string;
  readonly text: string;
}

/** What is said of the sharing of a capsule; null where there is nothing to say. */
export function useSharingTexts(sharing: Sharing): SharingTexts | null {
  const { t } = useI18n();
  switch (sharing.kind) {
    case "nothing":
      return null;
    case "sharable":
      return { title: t("plan.shareTitle"), text: t("plan.shareText") };
    case "shared":
      return { title: t("plan.sharedTitle"), text: t("plan.sharedText") };
    case "moderated":
      return {
        title: t("plan.sharedTitle"),
        text: t("plan.sharedModerate", { name: sharing.by }),
      };
    case "barred":
      return { title: t("plan.barredTitle"), text: t("plan.barredText") };
  }
}
