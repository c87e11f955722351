import { useApi, useSession } from "../core/index.ts";
import type { Failure, SessionState } from "../core/index.ts";

export interface Me {
  readonly session: SessionState;
  /** Asks the server again who this is. Resolves to why it could not be known, or null. */
  readonly refresh: () => Promise<Failure | null>;
}

/** The signed-in member, as the session knows it. `ApiProvider` asks for it at the start. */
export function useGetMe(): Me {
  const { session } = useApi();
  return { session: useSession(), refresh: session.refresh };
}
