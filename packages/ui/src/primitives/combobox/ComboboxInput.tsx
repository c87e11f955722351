import { use } from "react";
import type { RefObject } from "react";
import { ComboBoxStateContext, Input } from "react-aria-components";
import type { DataAttributes } from "../field/dataOf.ts";
import { text } from "./Combobox.css.ts";
import { useStillPage } from "./useStillPage.ts";

export interface ComboboxInputProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly placeholder: string;
  /** The language of what is chosen. */
  readonly lang: string | undefined;
  /** Whether there is so much to choose from that a phone's keyboard is of use. */
  readonly searchable: boolean;
  readonly data: DataAttributes;
}

/** What is chosen, or what is searched for. A click shows all there is, and the next letter replaces the text. */
export function ComboboxInput({ field, placeholder, lang, searchable, data }: ComboboxInputProps) {
  const state = use(ComboBoxStateContext);
  useStillPage(state?.isOpen ?? false, field);
  return (
    <Input
      {...data}
      ref={field}
      className={text}
      lang={lang}
      placeholder={placeholder}
      {...(searchable ? {} : { inputMode: "none" })}
      // As in a field of choices of the browser's own, Enter chooses and never sends the form.
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onClick={({ currentTarget }) => {
        if (state === null || state.isOpen) return;
        currentTarget.select();
        state.open(null, "manual");
      }}
    />
  );
}
