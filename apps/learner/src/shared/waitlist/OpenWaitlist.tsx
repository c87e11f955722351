import { useEffect } from "react";
import { navigate } from "../routing/navigation.ts";
import { paths } from "../routing/paths.ts";
import { useScreenTitle } from "../routing/useScreenTitle.ts";
import { openWaitlist } from "./waitlist-dialog.ts";

/** Milliseconds after which the page behind the waiting list becomes the home page. */
const redirectMs = 120;

export interface OpenWaitlistProps {
  /** Names the screen in the title of the document. */
  readonly title: string;
  readonly invite: string | null;
}

/** Opens the waiting list above the home page. */
export function OpenWaitlist({ title, invite }: OpenWaitlistProps) {
  useScreenTitle(title);
  useEffect(() => {
    openWaitlist(invite);
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [invite]);
  return null;
}
