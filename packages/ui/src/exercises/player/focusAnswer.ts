const open = ":not(:disabled, [tabindex='-1'])";
const radio = "input:is([type='radio'], [type='checkbox'])";

/** Where an answer is given, best first: what is written or chosen, what is ticked, what is pressed. */
const operables = [
  `:is(input:not(${radio}), textarea, select)${open}`,
  `[type='radio']:checked${open}`,
  `${radio}${open}`,
  `button${open}`,
];

/** Moves focus to where an answer is given. */
export function focusAnswer(exercise: HTMLElement | null): void {
  for (const operable of operables) {
    const found = exercise?.querySelector<HTMLElement>(operable);
    if (found) {
      found.focus();
      return;
    }
  }
}
