import type { ReactNode, Ref } from "react";

/** What every field takes. */
export interface CommonFieldProps {
  /** Also the target of a link in an `ErrorSummary`. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly label: string;
  /** A field that is not required says so beside its label. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and what to do, in words. */
  readonly error?: string | undefined;
}

/** What every field that holds a text takes. */
export interface TextualFieldProps<Element> extends CommonFieldProps {
  /** What it holds, where its host keeps that; without it the field keeps it by itself. */
  readonly value?: string | undefined;
  /** What a field that keeps its text by itself begins with. */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
  /** The language of what is typed, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly ref?: Ref<Element> | undefined;
}
