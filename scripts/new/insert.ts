/** Puts lines before the first line that the pattern matches. Throws when there is none. */
export function insertBefore(text: string, pattern: RegExp, added: string): string {
  return insertAt(text, pattern, added, 0);
}

/** Puts lines after the last line that the pattern matches. Throws when there is none. */
export function insertAfterLast(text: string, pattern: RegExp, added: string): string {
  return insertAt(text, pattern, added, 1);
}

function insertAt(text: string, pattern: RegExp, added: string, offset: 0 | 1): string {
  const lines = text.split("\n");
  const matches = (line: string) => pattern.test(line);
  const index = offset === 0 ? lines.findIndex(matches) : lines.findLastIndex(matches);
  if (index === -1) throw new Error(`Nothing to hold on to: no line matches ${String(pattern)}.`);
  lines.splice(index + offset, 0, added.replace(/\n$/u, ""));
  return lines.join("\n");
}

/** Adds a block at the end, whether or not the text ends with a line break. */
export function append(text: string, added: string): string {
  return `${text.trimEnd()}\n${added.trim()}\n`;
}

/** Edits one top-level section of a YAML text, from its name to the next one. */
export function inSection(text: string, name: string, edit: (section: string) => string): string {
  const start = text.search(new RegExp(`^${name}:$`, "mu"));
  if (start === -1) throw new Error(`There is no section ${name}.`);
  const rest = text.slice(start).search(/\n(?=\S)/u);
  const end = rest === -1 ? text.length : start + rest + 1;
  return text.slice(0, start) + edit(text.slice(start, end)) + text.slice(end);
}
