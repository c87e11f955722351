/** The token of a mailed link. It stands in the fragment, which reaches no server and no log. */
export function mailedToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/u, "")).get("token") || null;
}
