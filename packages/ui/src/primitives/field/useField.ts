import { useId } from "react";

export interface FieldTexts {
  readonly id?: string | undefined;
  readonly hint?: unknown;
  readonly error?: string | undefined;
}

/** Ids that bind a control to its label, hint and error. */
export interface FieldBinding {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly invalid: boolean;
  /** For the control's `aria-describedby`: the error first, for it is what matters now. */
  readonly describedBy: string | undefined;
}

/** Makes the ids of a field; `also` are ids of further texts that describe it. */
export function useField(
  { id, hint, error }: FieldTexts,
  also: readonly string[] = [],
): FieldBinding {
  const generated = useId();
  const own = id ?? generated;
  const invalid = error !== undefined && error !== "";
  const [labelId, hintId, errorId] = [`${own}-label`, `${own}-hint`, `${own}-error`];
  const ids = [...(invalid ? [errorId] : []), ...(hint === undefined ? [] : [hintId]), ...also];
  const describedBy = ids.length === 0 ? undefined : ids.join(" ");
  return { id: own, labelId, hintId, errorId, invalid, describedBy };
}
