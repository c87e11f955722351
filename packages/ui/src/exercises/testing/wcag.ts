/** The success criteria of WCAG 2.2 that the tests judge: what the specification calls them. */
export const criteria: Readonly<Record<string, { readonly name: string; readonly level: string }>> =
  {
    "1.1.1": { name: "Non-text Content", level: "A" },
    "1.3.1": { name: "Info and Relationships", level: "A" },
    "1.3.5": { name: "Identify Input Purpose", level: "AA" },
    "1.4.3": { name: "Contrast (Minimum)", level: "AA" },
    "1.4.10": { name: "Reflow", level: "AA" },
    "1.4.12": { name: "Text Spacing", level: "AA" },
    "2.1.1": { name: "Keyboard", level: "A" },
    "2.1.2": { name: "No Keyboard Trap", level: "A" },
    "2.1.3": { name: "Keyboard (No Exception)", level: "AAA" },
    "2.4.4": { name: "Link Purpose (In Context)", level: "A" },
    "2.4.7": { name: "Focus Visible", level: "AA" },
    "2.5.5": { name: "Target Size (Enhanced)", level: "AAA" },
    "2.5.8": { name: "Target Size (Minimum)", level: "AA" },
    "3.1.2": { name: "Language of Parts", level: "AA" },
    "3.3.2": { name: "Labels or Instructions", level: "A" },
    "4.1.2": { name: "Name, Role, Value", level: "A" },
    "4.1.3": { name: "Status Messages", level: "AA" },
  };

/** Where a criterion stands in the specification. Throws for one that is not listed here. */
export function addressOf(criterion: string): string {
  const known = criteria[criterion];
  if (known === undefined) throw new Error(`Name the criterion ${criterion} in wcag.ts.`);
  const anchor = known.name
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, " ")
    .trim()
    .split(/ +/u)
    .join("-");
  return `https://www.w3.org/TR/WCAG22/#${anchor}`;
}
