/** The address of the socket of the API at `baseUrl`, for a page at `pageUrl`. */
export function socketUrl(baseUrl: string, pageUrl: string): string {
  const url = new URL(`${baseUrl}/ws`, pageUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
