import type { Motion } from "./globals.ts";

const query = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/u;

/** Media queries as they were written, by the rules that were turned. */
const written = new Map<CSSMediaRule, string>();

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Sheets of other origins cannot be read.
    return [];
  }
}

/** Has the queries for less motion answer as a device would that asks for it, or does not. */
function turn(motion: "full" | "reduced"): void {
  for (const rule of [...document.styleSheets].flatMap(rulesOf)) {
    if (!(rule instanceof CSSMediaRule) || written.has(rule)) continue;
    const [asked, preference] = query.exec(rule.media.mediaText) ?? [];
    if (asked === undefined) continue;
    written.set(rule, rule.media.mediaText);
    const holds = (preference === "reduce") === (motion === "reduced");
    rule.media.mediaText = rule.media.mediaText.replace(
      asked,
      holds ? "(width >= 0)" : "(width < 0)",
    );
  }
}

/** Shows the page with full or with reduced motion, whatever the device asks for, until it is called off. */
export function emulateMotion(motion: Motion): (() => void) | undefined {
  if (motion === "device") return undefined;
  turn(motion);
  // Styles of what is loaded on use come later.
  const observer = new MutationObserver(() => turn(motion));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [rule, query] of written) rule.media.mediaText = query;
    written.clear();
  };
}
