import type { ReactNode, SyntheticEvent } from "react";
import type { Gap } from "../../tokens/index.ts";
import { align, gap as gapClass, stack } from "../stack/Stack.css.ts";

export interface FormProps {
  /** Called when the form is sent, by its submit button or by Enter. Nothing is sent by the browser. */
  readonly onSubmit: () => void;
  /** The id of the heading that names the form, which makes it a landmark. */
  readonly labelledBy?: string | undefined;
  readonly id?: string | undefined;
  readonly gap?: Gap | undefined;
  readonly children: ReactNode;
}

/** Fields that are sent together. The fields say what is wrong, in the kit's words, not the browser's. */
export function Form({ onSubmit, labelledBy, id, gap = "medium", children }: FormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={id}
      noValidate
      aria-labelledby={labelledBy}
      className={`${stack()} ${gapClass[gap]} ${align.stretch}`}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
