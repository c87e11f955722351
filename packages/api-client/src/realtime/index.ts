export { RealtimeProvider } from "./RealtimeProvider.tsx";
export type { RealtimeProviderProps } from "./RealtimeProvider.tsx";
export { createSocket } from "./createSocket.ts";
export type { MessageOf, Socket, SocketOptions } from "./createSocket.ts";
export { useOpenSocket } from "./useOpenSocket.ts";
export { useSocketMessages } from "./useSocketMessages.ts";
