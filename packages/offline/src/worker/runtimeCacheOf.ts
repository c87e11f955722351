/** A cache that fills as things are used. */
export type RuntimeCache = "fonts" | "pictures";

/** What of a request decides whether it is cached. */
export interface CachedRequest {
  readonly destination: string;
  readonly url: URL;
  readonly sameOrigin: boolean;
}

/** The cache for what a page asks for; null for what always comes from the server, as all of /api. */
export function runtimeCacheOf(request: CachedRequest): RuntimeCache | null {
  const { destination, url, sameOrigin } = request;
  if (!sameOrigin || url.pathname.startsWith("/api/")) return null;
  if (destination === "font") return "fonts";
  if (destination === "image") return "pictures";
  return null;
}
