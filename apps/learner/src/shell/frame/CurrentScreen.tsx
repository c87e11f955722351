import { useApi, useSession } from "@alambic/api-client/core";
import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { admit } from "../routing/access.ts";
import type { FoundRoute } from "../routing/findRoute.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { FailedScreen } from "./FailedScreen.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";

export interface CurrentScreenProps {
  readonly location: string;
  readonly found: FoundRoute | null;
}

/** The screen of an address for who is using the app: the screen, a wait, or another address. */
export function CurrentScreen({ location, found }: CurrentScreenProps) {
  const { status } = useSession();
  if (found === null) return <Redirect to={paths.notFound} />;
  const { route, params } = found;
  const admission = admit(route.access, status);
  switch (admission.kind) {
    case "redirect":
      return <TurnAway key={location} to={admission.to} isMember={status === "member"} />;
    case "wait":
      return <Identification />;
    case "enter":
      return (
        <Suspense fallback={<LoadingScreen />}>
          <ScreenBoundary key={location} fallback={<FailedScreen />}>
            <route.screen.Content params={params} />
          </ScreenBoundary>
        </Suspense>
      );
  }
}

/** The member's screen that a guest opened last: the sign-in leads there. */
let wanted = "";

interface TurnAwayProps {
  readonly to: string;
  readonly isMember: boolean;
}

/** Leads a guest away from a member's screen, and back to it as a member. */
function TurnAway({ to, isMember }: TurnAwayProps) {
  const [here] = useState(() => window.location.href);
  useLayoutEffect(() => {
    // Once it has led away, what is drawn anew or run twice does not.
    if (here !== window.location.href) return;
    navigate((isMember && wanted) || to, { replace: true });
    wanted = isMember ? "" : here.slice(window.location.origin.length);
  }, [to, isMember, here]);
  return null;
}

/** Holds the place of a member's screen while the server says who this is. */
function Identification() {
  const { session } = useApi();
  useEffect(() => void session.refresh(), [session]);
  return <LoadingScreen />;
}
