/** A random UUID (version 4). The browser's own needs a secure page, which this app does without. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return text.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, "$1-$2-4$3-8$4-$5");
}
