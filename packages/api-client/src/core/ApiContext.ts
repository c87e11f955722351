import { createContext } from "react";

import type { Api } from "./createApi.ts";

export const ApiContext = createContext<Api | null>(null);
