import { useImperativeHandle, useRef, useState } from "react";
import type { Ref } from "react";
import { useI18n } from "@alambic/i18n/react";
import { box, input, lead, trail } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import { useField } from "../field/useField.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Search, X } from "../icon/icons.ts";

export interface SearchFieldProps {
  readonly id?: string | undefined;
  /** Names the field for screen readers; the magnifying glass shows it to others. */
  readonly label: string;
  /** What it holds, where its host keeps that; without it the field keeps it by itself. */
  readonly value?: string | undefined;
  /** What a field that keeps its text by itself begins with. */
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
  readonly placeholder?: string | undefined;
  /** Called when Enter is pressed. */
  readonly onSubmit?: (() => void) | undefined;
}

/** So many characters every search of the contract takes; what is pasted beyond is cut off. */
const longestSearch = 200;

/** Searches as one types. Escape and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, name, disabled, defaultValue = "", onBlur, placeholder, onSubmit, ref } = props;
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const [own, setOwn] = useState(defaultValue);
  const value = props.value ?? own;
  const change = (next: string) => {
    setOwn(next);
    props.onChange?.(next);
  };
  const binding = useField({ id: props.id });
  const clear = () => {
    change("");
    field.current?.focus();
  };
  return (
    <Field binding={binding} label={label} labelHidden>
      <div role="search" className={box()}>
        <span className={lead}>
          <Icon icon={Search} />
        </span>
        <input
          {...dataOf(props)}
          ref={field}
          name={name}
          disabled={disabled}
          id={binding.id}
          className={input}
          type="search"
          enterKeyHint="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={longestSearch}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === "Escape" && value !== "") {
              event.preventDefault();
              clear();
            } else if (event.key === "Enter" && onSubmit !== undefined) {
              event.preventDefault();
              onSubmit();
            }
          }}
        />
        {value === "" || disabled === true ? null : (
          <span className={trail}>
            <IconButton icon={X} label={t("kit.clearSearch")} size="small" onPress={clear} />
          </span>
        )}
      </div>
    </Field>
  );
}
