import { proxy } from "valtio/vanilla";

/** What the waiting list was opened with: the token of a friend's invitation, where there is one. */
export interface WaitlistOpening {
  readonly invite: string | null;
}

/** Whether the waiting list stands above the page. */
export const waitlistDialog = proxy<{ open: WaitlistOpening | null }>({ open: null });

export function openWaitlist(invite: string | null): void {
  waitlistDialog.open = { invite };
}

export function closeWaitlist(): void {
  waitlistDialog.open = null;
}
