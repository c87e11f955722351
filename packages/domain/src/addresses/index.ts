/** An address that may be linked, where it is one of the web: what names a source comes from outside. */
export function safeAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//iu.test(url) ? url : undefined;
}
