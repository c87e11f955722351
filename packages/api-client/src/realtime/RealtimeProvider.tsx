import type { ReactNode } from "react";

import { SocketContext } from "./SocketContext.ts";
import { useGenerationRefresh } from "./useGenerationRefresh.ts";
import { useOpenSocket } from "./useOpenSocket.ts";

export interface RealtimeProviderProps {
  readonly children: ReactNode;
}

/** Keeps the member's socket open, and capsules in the making up to date. */
export function RealtimeProvider({ children }: RealtimeProviderProps) {
  const socket = useOpenSocket();
  useGenerationRefresh(socket);
  return <SocketContext value={socket}>{children}</SocketContext>;
}
