export { WaitlistDialog } from "../patterns/waitlist-form/WaitlistDialog.tsx";
export type { WaitlistDialogProps } from "../patterns/waitlist-form/WaitlistDialog.tsx";
