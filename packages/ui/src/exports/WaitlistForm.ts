export { WaitlistForm } from "../patterns/waitlist-form/WaitlistForm.tsx";
export type { WaitlistFormProps, WaitlistState } from "../patterns/waitlist-form/WaitlistForm.tsx";
