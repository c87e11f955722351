import { useSession } from "@alambic/api-client/core";
import { Announcer } from "@alambic/ui/Announcer";
import { Suspense, lazy, useDeferredValue } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { findRoute } from "../routing/findRoute.ts";
import { screenTitle } from "../routing/screen-title.ts";
import { useArrival } from "../routing/useArrival.ts";
import { CurrentScreen } from "./CurrentScreen.tsx";
import { SiteFrame } from "./SiteFrame.tsx";

const MemberServices = lazy(() => import("../member/MemberServices.tsx"));
const Overlays = lazy(() => import("../overlays/Overlays.tsx"));

/**
 * The screen at the current address in its frame. A screen stays until the next one can be shown
 * whole, so that nothing flickers between the two.
 */
export function Shell() {
  const [location] = useLocation();
  const shown = useDeferredValue(location);
  const { current: announcement } = useSnapshot(screenTitle);
  const isMember = useSession().status === "member";
  useArrival(shown);

  const found = findRoute(shown);
  const screen = <CurrentScreen location={shown} found={found} />;
  return (
    <>
      {found?.route.frame === "bare" ? screen : <SiteFrame location={shown}>{screen}</SiteFrame>}
      <Announcer message={announcement} />
      <Suspense fallback={null}>
        {isMember ? <MemberServices /> : null}
        <Overlays />
      </Suspense>
    </>
  );
}
