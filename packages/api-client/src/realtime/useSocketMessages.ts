import type { SocketMessage } from "@alambic/contract";
import { use, useEffect, useEffectEvent } from "react";

import type { MessageOf } from "./createSocket.ts";
import { SocketContext } from "./SocketContext.ts";

/** Calls `handler` for each message of a type while the component is there. */
export function useSocketMessages<Type extends SocketMessage["type"]>(
  type: Type,
  handler: (message: MessageOf<Type>) => void,
): void {
  const socket = use(SocketContext);
  if (socket === null) {
    throw new Error(
      "useSocketMessages was called outside a RealtimeProvider. Render the component inside one.",
    );
  }
  const handle = useEffectEvent(handler);
  useEffect(() => socket.subscribe(type, (message) => handle(message)), [socket, type]);
}
