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
      return { title: t("moreOfPlan.shareTitle"), text: t("moreOfPlan.shareText") };
    case "shared":
      return { title: t("moreOfPlan.sharedTitle"), text: t("moreOfPlan.sharedText") };
    case "moderated":
      return {
        title: t("moreOfPlan.sharedTitle"),
        text: t("moreOfPlan.sharedModerate", { name: sharing.by }),
      };
    case "barred":
      return { title: t("plan.barredTitle"), text: t("plan.barredText") };
  }
}
