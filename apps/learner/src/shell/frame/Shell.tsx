import { useSession } from "@alambic/api-client/core";
import { Announcer } from "@alambic/ui/Announcer";
import { AppFrame } from "@alambic/ui/AppFrame";
import { Suspense, useDeferredValue } from "react";
import { useSnapshot } from "valtio/react";
import { usePathname } from "wouter/use-browser-location";
import { MemberRoot } from "../member/lazy-member.ts";
import { findRoute } from "../routing/findRoute.ts";
import { screenTitle } from "../../shared/routing/screen-title.ts";
import { useArrival } from "../routing/useArrival.ts";
import { ShellExtras } from "../extras/ShellExtras.tsx";
import { CurrentScreen } from "./CurrentScreen.tsx";
import { FailedScreen } from "./FailedScreen.tsx";
import { GuestDialogs } from "./GuestDialogs.tsx";
import { GuestFrame } from "./GuestFrame.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";

/**
 * The screen at the current address in its frame. A screen stays until the next one can be shown
 * whole, so that nothing flickers between the two.
 */
export function Shell() {
  const location = usePathname();
  const shown = useDeferredValue(location);
  const { current: announcement } = useSnapshot(screenTitle);
  const session = useSession();
  useArrival(shown);

  const found = findRoute(shown);
  const screen = <CurrentScreen location={shown} found={found} />;
  const extras = <ShellExtras location={shown} frame={found?.route.frame ?? "site"} />;
  if (session.status !== "member") {
    return (
      <>
        <GuestFrame location={shown}>{screen}</GuestFrame>
        <GuestDialogs />
        {extras}
        <Announcer message={announcement} />
      </>
    );
  }
  return (
    <>
      <ScreenBoundary fallback={<FailedScreen />}>
        <Suspense
          fallback={
            <AppFrame>
              <LoadingScreen />
            </AppFrame>
          }
        >
          <MemberRoot user={session.user} location={shown} frame={found?.route.frame ?? "site"}>
            {screen}
          </MemberRoot>
        </Suspense>
      </ScreenBoundary>
      {extras}
      <Announcer message={announcement} />
    </>
  );
}
