import type { SocketTicket } from "@alambic/contract";

import { call } from "../core/call.ts";
import type { Api } from "../core/createApi.ts";

/** A ticket that opens one socket, once. Throws an `ApiError`. */
export function createSocketTicket({ client }: Api): Promise<SocketTicket> {
  return call((signal) => client.POST("/realtime/tickets", { signal }));
}
