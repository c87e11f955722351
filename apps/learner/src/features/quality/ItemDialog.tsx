import type { ItemDialog as Shown } from "../../shared/capsules/item-dialog.ts";
import { QualityDialog } from "./QualityDialog.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

export interface ItemDialogProps {
  readonly shown: Shown;
}

/** What is shown over the screen about an item: what vouches for it, or a report. */
export default function ItemDialog({ shown }: ItemDialogProps) {
  switch (shown.kind) {
    case "quality":
      return <QualityDialog item={shown.item} />;
    case "report":
      return <ReportDialog item={shown.item} details={shown.details} />;
  }
}
