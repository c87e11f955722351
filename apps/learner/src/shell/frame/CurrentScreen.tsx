import { useApi, useSession } from "@alambic/api-client/core";
import { Suspense, useEffect, useLayoutEffect } from "react";
import { admit } from "../routing/access.ts";
import type { FoundRoute } from "../routing/findRoute.ts";
import { wanted } from "../routing/wanted.ts";
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
      return status === "member" ? (
        <Redirect to={wanted.read() ?? admission.to} />
      ) : (
        <TurnAway to={admission.to} />
      );
    case "wait":
      return <Identification />;
    case "enter":
      return (
        <Suspense fallback={<LoadingScreen />}>
          <ScreenBoundary key={location} fallback={<FailedScreen />}>
            {route.access === "member" ? <Reached /> : null}
            <route.screen.Content params={params} />
          </ScreenBoundary>
        </Suspense>
      );
  }
}

/** Leads a guest away from a member's screen, which is kept for after the sign-in. */
function TurnAway({ to }: { readonly to: string }) {
  useLayoutEffect(() => {
    wanted.keep(window.location);
    navigate(to, { replace: true });
  }, [to]);
  return null;
}

function Reached() {
  useEffect(() => wanted.reached(), []);
  return null;
}

/** Holds the place of a member's screen while the server says who this is. */
function Identification() {
  const { session } = useApi();
  useEffect(() => void session.refresh(), [session]);
  return <LoadingScreen />;
}
