import { useEffect } from "react";
import type { ReactNode } from "react";

import { ApiContext } from "./ApiContext.ts";
import type { Api } from "./createApi.ts";

export interface ApiProviderProps {
  readonly api: Api;
  readonly children: ReactNode;
}

/**
 * Gives the hooks inside it their API, and asks the server who is using the app: at the start, where
 * this browser may have a session, and whenever another tab signs in or out.
 */
export function ApiProvider({ api, children }: ApiProviderProps) {
  useEffect(() => {
    api.session.resume();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === "user" || key === null) void api.session.refresh();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [api]);
  return <ApiContext value={api}>{children}</ApiContext>;
}
