const excerptLength = 160;

/** How a text begins, on one line: whole signs only. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const end = line.slice(0, excerptLength);
  return end.isWellFormed() ? end : end.slice(0, -1);
}
