export { NewBadgeDialog } from "../patterns/new-badge-dialog/NewBadgeDialog.tsx";
export type { NewBadgeDialogProps } from "../patterns/new-badge-dialog/NewBadgeDialog.tsx";
