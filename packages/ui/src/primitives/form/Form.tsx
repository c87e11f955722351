import type { ReactNode } from "react";
import { form } from "./Form.css.ts";

export interface FormProps {
  readonly id?: string | undefined;
  /** The id of the heading that names it, where a screen has several. */
  readonly labelledBy?: string | undefined;
  /** Enter in a field and a button of type `submit` both lead here. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields that are sent together. Checking is the app's: the browser's own messages stay away. */
export function Form({ id, labelledBy, onSubmit, children }: FormProps) {
  return (
    <form
      id={id}
      className={form}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
