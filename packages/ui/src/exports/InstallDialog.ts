export { InstallDialog, installWays } from "../patterns/install-dialog/InstallDialog.tsx";
export type { InstallDialogProps } from "../patterns/install-dialog/InstallDialog.tsx";
