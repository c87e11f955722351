import { globalStyle } from "@vanilla-extract/css";

/** The label of what is chosen or switched: its input is drawn small, or not at all. */
const label = "label:has(input:enabled)";
const unusable = ":disabled,[aria-disabled='true']";
const pressable = `:is(a,button,select,summary,[role='tab'],${label}):not(${unusable})`;

/**
 * What a pointer and a press look like in forced colours, which take the tints and rings of `touched`
 * away: each state has a line of a kind of its own, broken, double, or whole as that of the focus. What
 * is chosen keeps its ring inside of these (`chosenRing`).
 */
export function forcedColourRules(within: (elements: string) => string): void {
  const rule = (elements: string, forced: Readonly<Record<string, string>>) =>
    globalStyle(within(elements), { "@media": { "(forced-colors: active)": forced } });

  rule("button", { border: "1px solid" });
  rule(`:is(${unusable},label:has(:disabled))`, {
    color: "GrayText !important",
    borderColor: "GrayText !important",
    opacity: "1 !important",
  });
  // Stronger than what the components say: whatever they are, these states look the same.
  rule(`${pressable}:hover:where(:not(:focus-visible,:has(:focus-visible)))`, {
    outline: "2px dashed Highlight !important",
  });
  rule(`${pressable}:active`, { outline: "5px double Highlight !important" });
}

/** Shows in forced colours what is chosen among others; for `::after` of what is positioned. */
export const chosenRing = {
  content: "",
  position: "absolute",
  inset: "2px",
  border: "2px solid Highlight",
  borderRadius: "inherit",
  pointerEvents: "none",
} as const;
