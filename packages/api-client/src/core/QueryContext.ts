import { createContext } from "react";

/** Whether a `QueryProvider` is around: without it SWR would use a cache and a policy of its own. */
export const QueryContext = createContext(false);
