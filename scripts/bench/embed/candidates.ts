/** A page with the same three exercises, built with what a team would take. */
export interface Candidate {
  /** Its folder in `pages`. */
  readonly name: string;
  /** CSS selectors; they reach into open shadow roots. What is picked, how that shows, what is pressed. */
  readonly pick: string;
  readonly picked: string;
  readonly check: string;
  /** Appears, or gets words, once the answer was judged. */
  readonly verdict: string;
  /** Of the last exercise of the page. */
  readonly last: string;
}

const own = {
  pick: "#choice label",
  picked: "#choice input:checked",
  check: "#choice button[type=submit]",
  verdict: "#choice [data-feedback]",
  last: "#gap input",
} as const;

export const candidates: readonly Candidate[] = [
  {
    name: "native",
    pick: "#choice label",
    picked: "#choice input:checked",
    check: "#choice button",
    verdict: "#choice output:not(:empty)",
    last: "#gap input",
  },
  {
    name: "react-aria",
    pick: "#choice label.react-aria-Radio",
    picked: "#choice input:checked",
    check: "#choice button",
    verdict: "#choice output:not(:empty)",
    last: "#gap input",
  },
  {
    name: "surveyjs",
    pick: "label.sd-selectbase__label",
    picked: "input[type=radio]:checked",
    check: 'text="Check"',
    verdict: ".sd-completedpage",
    last: "input[type=text]",
  },
  {
    name: "perseus",
    pick: "[data-widget=radio] button",
    picked: "[data-widget=radio] [aria-pressed=true]",
    check: "#check",
    verdict: "output:not(:empty)",
    last: ".perseus-renderer input",
  },
  { name: "alambic-react", ...own },
  { name: "alambic-elements", ...own },
];
