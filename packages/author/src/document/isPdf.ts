const header = "%PDF-";

/** Whether a file starts as a PDF does. What stands in front of the header makes it something else. */
export function isPdf(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 16));
  return start.replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, "").startsWith(header);
}
