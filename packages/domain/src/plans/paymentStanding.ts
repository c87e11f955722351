import type { User } from "@alambic/contract";

import { planOf } from "./planOf.ts";

/** How a payment stands for who comes back from it, as their account says. */
export type PaymentStanding = "administration" | "trial" | "active" | "pending" | "none";

/** How a member's payment stands. A plan that was given counts as one that is active. */
export function paymentStanding(
  user: Pick<User, "is_superuser" | "subscription_status" | "plan">,
): PaymentStanding {
  if (user.is_superuser) return "administration";
  switch (user.subscription_status) {
    case "superuser":
      return "administration";
    case "trialing":
      return "trial";
    case "past_due":
      return "pending";
    case "canceled":
      return "none";
    case "active":
    case null:
      return planOf(user) === "free" ? "none" : "active";
  }
}
