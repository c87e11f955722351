/** The text of a button, by the name of its message. */
type Pressed =
  | "exercise.check"
  | "exercise.retry"
  | "exercise.finishCards"
  | "exercise.finishReading"
  | "freeAnswer.compare";

/** What a learner does by keys alone. */
export type Step =
  /** Presses a key once, by its name; `Space` too, and with another as in `Shift+Tab`. */
  | { readonly key: string }
  /** Types in place of what is there; `{Enter}` is a new line. */
  | { readonly type: string }
  /** Presses Tab until what the selector says has the focus. */
  | { readonly to: string }
  /** Presses Tab until the button of that text has the focus, then Enter. */
  | { readonly button: Pressed }
  /** Carries an item to a place. */
  | { readonly put: string; readonly at: string };
