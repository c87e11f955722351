import { useEffect, useState } from "react";

import { createSocketTicket } from "../../generated/realtime/useCreateSocketTicket.ts";
import { useApi } from "../core/useApi.ts";
import { useSession } from "../core/useSession.ts";
import { createSocket } from "./createSocket.ts";
import type { Socket } from "./createSocket.ts";
import { socketUrl } from "./socketUrl.ts";

/** A socket that is connected while a member is signed in and the component is there. */
export function useOpenSocket(): Socket {
  const api = useApi();
  const session = useSession();
  const memberId = session.status === "member" ? session.user.id : null;
  const [socket] = useState(() =>
    createSocket({
      getTicket: async () => (await createSocketTicket(api)).ticket,
      url: socketUrl(api.baseUrl, location.href),
      random: Math.random,
    }),
  );
  useEffect(() => {
    if (memberId === null) return undefined;
    socket.connect();
    return () => socket.disconnect();
  }, [socket, memberId]);
  return socket;
}
