const narrowNoBreakSpace = "\u202F";

const rules: readonly { readonly wrong: RegExp; readonly advice: string }[] = [
  { wrong: /'/, advice: "write the apostrophe ’ instead of '" },
  { wrong: /"/, advice: "write « » instead of straight quotes" },
  { wrong: /\.\.\./, advice: "write … instead of three points" },
  {
    wrong: new RegExp(`(?<![${narrowNoBreakSpace};:!?])[;:!?]+(?=[\\s»)]|$)`),
    advice: "put a narrow no-break space (U+202F) before ; : ! ?",
  },
  { wrong: new RegExp(`«(?!${narrowNoBreakSpace})`), advice: "put U+202F after «" },
  { wrong: new RegExp(`(?<!${narrowNoBreakSpace})»`), advice: "put U+202F before »" },
];

/** What French typography asks of a text that it lacks, as advice; empty when nothing is wrong. */
export function frenchTypography(text: string): string[] {
  return rules.filter(({ wrong }) => wrong.test(text)).map(({ advice }) => advice);
}
