import { useSession } from "./useSession.ts";

/** Whose answers the cache may show: the id of the member, or that of nobody. */
export function useScope(): string {
  const session = useSession();
  return session.status === "member" ? session.user.id : "guest";
}
