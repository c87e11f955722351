import { useSnapshot } from "valtio/react";

import type { SessionState } from "./createSession.ts";
import { useApi } from "./useApi.ts";

/** Who is using the app; renders again when that changes. */
export function useSession(): SessionState {
  return useSnapshot(useApi().session.state).current;
}
