import type { SessionState } from "@alambic/api-client/core";
import { paths } from "../../shared/routing/paths.ts";

/** For whom a screen is. */
export type Access = "guest" | "member" | "anyone";

export type Admission =
  | { readonly kind: "enter" }
  /** Who it is must be known first. */
  | { readonly kind: "wait" }
  | { readonly kind: "redirect"; readonly to: string };

/**
 * Whether someone may enter a screen. Guests' screens open while it is not known yet who it is;
 * members' screens wait.
 */
export function admit(access: Access, status: SessionState["status"]): Admission {
  if (access === "member" && status === "unknown") return { kind: "wait" };
  if (access === "member" && status === "guest") return { kind: "redirect", to: paths.home };
  if (access === "guest" && status === "member") return { kind: "redirect", to: paths.dashboard };
  return { kind: "enter" };
}
