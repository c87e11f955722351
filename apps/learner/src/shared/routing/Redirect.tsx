import { useLayoutEffect } from "react";
import { navigate } from "./navigation.ts";

export interface RedirectProps {
  readonly to: string;
}

/** Goes elsewhere in place of what would be here. */
export function Redirect({ to }: RedirectProps) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
