import { useI18n } from "@alambic/i18n/react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Clock, Hourglass, Sprout } from "../../primitives/icon/icons.ts";
import type { ReviewDue } from "./review-types.ts";

/** Why a card is in the queue: new, due, or late by some days. */
export function ReviewDueChip({ due }: { readonly due: ReviewDue }) {
  const { t } = useI18n();
  switch (due.kind) {
    case "new":
      return (
        <Chip tone="info" size="small" icon={Sprout}>
          {t("review.state.new")}
        </Chip>
      );
    case "due":
      return (
        <Chip tone="accent" size="small" icon={Clock}>
          {t("review.state.due")}
        </Chip>
      );
    case "overdue":
      return (
        <Chip tone="warning" size="small" icon={Hourglass}>
          {t("review.state.overdue", { days: due.days })}
        </Chip>
      );
  }
}
