import { useCallback } from "react";

import { call } from "../core/call.ts";
import { useApi } from "../core/useApi.ts";

/** How to get a ticket that opens one socket, once. What it returns throws an `ApiError`. */
export function useCreateSocketTicket(): () => Promise<string> {
  const { client } = useApi();
  return useCallback(async () => {
    const { ticket } = await call((signal) => client.POST("/realtime/tickets", { signal }));
    return ticket;
  }, [client]);
}
