import { useRef } from "react";
import { useI18n } from "@alambic/i18n/react";
import { box, input, lead, trail } from "../field/field.css.ts";
import { Field } from "../field/Field.tsx";
import { useField } from "../field/useField.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Search, X } from "../icon/icons.ts";

export interface SearchFieldProps {
  readonly id?: string | undefined;
  /** Names the field for screen readers; the magnifying glass shows it to others. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** Called when Enter is pressed. */
  readonly onSubmit?: (() => void) | undefined;
}

/** Searches as one types. Escape and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, placeholder, onSubmit } = props;
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  const binding = useField({ id: props.id });
  const clear = () => {
    onChange("");
    field.current?.focus();
  };
  return (
    <Field binding={binding} label={label} labelHidden>
      <div role="search" className={box()}>
        <span className={lead}>
          <Icon glyph={Search} />
        </span>
        <input
          ref={field}
          id={binding.id}
          className={input}
          type="search"
          enterKeyHint="search"
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
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
        {value === "" ? null : (
          <span className={trail}>
            <IconButton glyph={X} label={t("kit.clearSearch")} size="small" onPress={clear} />
          </span>
        )}
      </div>
    </Field>
  );
}
