/** Keys by the names that are printed on them, and what else they are called, without accents. */
const keys = [
  [/^(?:ctl|control|controle|strg)$/u, "ctrl"],
  [/^(?:command|commande)$/u, "cmd"],
  [/^(?:maj|majuscule)$/u, "shift"],
  [/^(?:return|entree)$/u, "enter"],
  [/^(?:escape|echap)$/u, "esc"],
  [/^(?:delete|suppr)$/u, "del"],
] as const;
const held = /^(?:ctrl|cmd|shift|alt|altgr|option|fn|win|windows)$/u;

/** Keys that are held down in any order, and the last one; null for what is no shortcut. */
function readShortcut(text: string): string | null {
  const names = text
    .replace(/^(?:la |les |the |de )?(?:touches?|keys?|toets(?:en)?) /u, "")
    .split(/ ?[+-] ?| (?:plus|and|et|en) | /u)
    .map((name) => keys.find(([called]) => called.test(name))?.[1] ?? name);
  const [down, last] = [names.slice(0, -1), names.at(-1) ?? ""];
  const isShortcut = down.length > 0 && down.every((name) => held.test(name)) && last !== "";
  return isShortcut ? [...down.toSorted(), last].join("+") : null;
}

/** Whether two texts (normalised, without accents) say the same keys: *control c*, *Ctrl+C*. */
export function saysShortcut(typed: string, expected: string): boolean {
  const wanted = /[+-]/u.test(expected) ? readShortcut(expected) : null;
  return wanted !== null && wanted === readShortcut(typed);
}
