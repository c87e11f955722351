import { useSession } from "@alambic/api-client/core";
import { Suspense, lazy, useState } from "react";
import { useSnapshot } from "valtio/react";
import { consentState } from "../../shared/consent/consent-state.ts";
import { isInstallTipDismissed } from "../../shared/install/install-tip.ts";
import { ScreenBoundary } from "../frame/ScreenBoundary.tsx";

const Extras = lazy(() => import("./Extras.tsx"));

export interface ShellExtrasProps {
  readonly location: string;
  readonly frame: "site" | "bare";
}

/** What most visits do without: it is loaded only for who has a choice to make, or agreed to be counted. */
export function ShellExtras(props: ShellExtrasProps) {
  const { consent, isChoosing } = useSnapshot(consentState);
  const isMember = useSession().status === "member";
  const [mayOffer] = useState(() => !isInstallTipDismissed());
  if (consent?.analytics === false && !isChoosing && !(isMember && mayOffer)) return null;
  return (
    <ScreenBoundary fallback={null}>
      <Suspense fallback={null}>
        <Extras {...props} mayOffer={isMember && mayOffer} />
      </Suspense>
    </ScreenBoundary>
  );
}
