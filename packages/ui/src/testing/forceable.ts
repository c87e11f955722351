/** The pseudo-classes of a pointer, a finger and the focus. */
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
const negation = /:not\((?:[^()]|\([^()]*\))*\)/g;

export const forcedAttribute = "data-forced";

/** The selector that holds where a state is forced; `undefined` where it asks for none, or for its absence. */
export function forcedSelector(selector: string): string | undefined {
  if (selector.includes(forcedAttribute)) return undefined;
  const forced = selector.replace(
    pseudoClass,
    (_, name: string) => `[${forcedAttribute}~="${name}"]`,
  );
  return forced.replace(negation, "").includes(forcedAttribute) ? forced : undefined;
}

function extend(rule: CSSRule): void {
  if (rule instanceof CSSStyleRule) {
    const forced = forcedSelector(rule.selectorText);
    // In the same rule, so that it weighs as much as the real one, and stands where it stands.
    if (forced !== undefined) rule.selectorText += `, ${forced}`;
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    [...rule.cssRules].forEach(extend);
}

/** Lets an attribute stand for what only a pointer, a finger or the focus can do, in the page's styles. */
export function makeForceable(): void {
  for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(extend);
}
