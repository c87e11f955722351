export { ConfirmDialog } from "../primitives/confirm-dialog/ConfirmDialog.tsx";
export type { ConfirmDialogProps } from "../primitives/confirm-dialog/ConfirmDialog.tsx";
export { confirmationTones } from "../primitives/confirm-dialog/ConfirmDialog.tsx";
