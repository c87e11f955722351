import { use } from "react";

import { ApiContext } from "./ApiContext.ts";
import type { Api } from "./createApi.ts";

/** The API that the app provides. Throws outside an `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) {
    throw new Error(
      "A hook of the API was called outside an ApiProvider. Render the component inside one.",
    );
  }
  return api;
}
