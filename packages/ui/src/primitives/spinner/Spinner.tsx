import { spinner } from "./Spinner.css.ts";

/** A ring that turns while something is under way. Decoration: words beside it say what. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
