import type { ReactNode } from "react";

import { SocketContext } from "./SocketContext.ts";
import { useGenerationRefresh } from "./useGenerationRefresh.ts";
import { useNotificationRefresh } from "./useNotificationRefresh.ts";
import { useOpenSocket } from "./useOpenSocket.ts";
import { useReplacementRefresh } from "./useReplacementRefresh.ts";

export interface RealtimeProviderProps {
  readonly children: ReactNode;
}

/** Keeps the member's socket open, and what is being made up to date. */
export function RealtimeProvider({ children }: RealtimeProviderProps) {
  const socket = useOpenSocket();
  useGenerationRefresh(socket);
  useReplacementRefresh(socket);
  useNotificationRefresh(socket);
  return <SocketContext value={socket}>{children}</SocketContext>;
}
