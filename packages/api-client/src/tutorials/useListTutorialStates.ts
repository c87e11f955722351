import type { TutorialState } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";
import { useSession } from "../core/useSession.ts";

/** How far the member is in each tour. Not asked for guests, who have none. */
export function useListTutorialStates(): Query<readonly TutorialState[]> {
  const session = useSession();
  return useQuery({
    operation: "listTutorialStates",
    input: session.status === "member" ? {} : null,
    ask: async ({ client }) => {
      const list = await call((signal) =>
        client.GET("/toolbox/coach/tutorials/states", { signal }),
      );
      return list.items;
    },
  });
}
