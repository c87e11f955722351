import { createContext } from "react";

import type { Socket } from "./createSocket.ts";

export const SocketContext = createContext<Socket | null>(null);
