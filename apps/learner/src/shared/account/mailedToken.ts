/**
 * The token of a mailed link. It stands in the fragment, which reaches no server and no log; one in the
 * query is taken as well.
 */
export function mailedToken(hash: string, search = ""): string | null {
  const within = new URLSearchParams(hash.replace(/^#/u, "")).get("token");
  return within || new URLSearchParams(search).get("token") || null;
}
