import type { User } from "@alambic/contract";

export interface OnDemandProps {
  readonly user: User;
  /** Over a lesson or a review no banner is shown. */
  readonly isInSession: boolean;
}
