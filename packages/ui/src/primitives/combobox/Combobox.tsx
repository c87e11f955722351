import { useImperativeHandle, useRef, useState } from "react";
import type { ReactNode, Ref } from "react";
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Group,
  Popover,
  useFilter,
} from "react-aria-components";
import type { Key } from "react-aria-components";
import { useI18n } from "@alambic/i18n/react";
import { button } from "../button/button.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import { box } from "../field/field.css.ts";
import type { CommonFieldProps } from "../field/field-props.ts";
import { useField } from "../field/useField.ts";
import { Icon } from "../icon/Icon.tsx";
import { ChevronDown, X } from "../icon/icons.ts";
import { KitLocale } from "../overlay/KitLocale.tsx";
import type { SelectOption } from "../select/Select.tsx";
import { choices, trail } from "./Combobox.css.ts";
import { ComboboxInput } from "./ComboboxInput.tsx";
import { foldText } from "./foldText.ts";
import { Options } from "./Options.tsx";

export interface ComboboxProps<Value extends string> extends CommonFieldProps {
  readonly options: readonly SelectOption<Value>[];
  /** What is chosen, where its host keeps that; without it the field keeps it by itself. */
  readonly value?: Value | "" | undefined;
  /** What a field that keeps its choice by itself begins with. */
  readonly defaultValue?: Value | undefined;
  /** Told what is chosen; nothing (`""`) only where the field is not required. */
  readonly onChange?: ((value: Value | "") => void) | undefined;
  readonly ref?: Ref<HTMLInputElement | null> | undefined;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Keeps the label for screen readers alone. */
  readonly labelHidden?: boolean | undefined;
}

/** So few are seen at once: no keyboard of a phone comes up to search them. */
const few = 7;

const tallest = 320;

/** A button at the end of the field. Keys do without: arrows open the list, and Delete takes back what is chosen. */
const end = button({ variant: "quiet", size: "small", width: "auto", shape: "square" });

/** One of many, found by a part of its name. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactNode {
  return (
    <KitLocale>
      <LocalCombobox {...props} />
    </KitLocale>
  );
}

function LocalCombobox<Value extends string>(props: ComboboxProps<Value>) {
  const { name, label, labelHidden, hint, error, required = false, disabled = false } = props;
  const { options, defaultValue = "", onChange, onBlur, placeholder, ref } = props;
  const { t } = useI18n();
  const { contains } = useFilter({ sensitivity: "base" });
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const [own, setOwn] = useState<Value | "">(defaultValue);
  const value = props.value ?? own;
  const chosen = options.find((option) => option.value === value);
  const binding = useField(props);
  const choose = (key: Key | null) => {
    const found = options.find((option) => option.value === key)?.value ?? "";
    if (found === value || (found === "" && required)) return;
    setOwn(found);
    onChange?.(found);
  };
  return (
    <Field
      binding={binding}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
    >
      <AriaComboBox
        id={binding.id}
        {...(name === undefined ? {} : { name })}
        {...(binding.describedBy === undefined ? {} : { "aria-describedby": binding.describedBy })}
        aria-labelledby={binding.labelId}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={binding.invalid}
        validationBehavior="aria"
        value={chosen?.value ?? null}
        onChange={choose}
        onBlur={() => onBlur?.()}
        defaultFilter={(text, typed) => contains(foldText(text), foldText(typed))}
        allowsEmptyCollection
      >
        <Group role="presentation" className={box({ invalid: binding.invalid })}>
          <ComboboxInput
            field={field}
            placeholder={placeholder ?? ""}
            lang={chosen?.lang}
            searchable={options.length > few}
            data={dataOf(props)}
          />
          <span className={trail}>
            {required || disabled || chosen === undefined ? null : (
              <AriaButton
                slot={null}
                aria-label={t("kit.remove", { name: chosen.label })}
                className={end}
                excludeFromTabOrder
                preventFocusOnPress
                onPress={() => {
                  choose(null);
                  field.current?.focus();
                }}
              >
                <Icon icon={X} />
              </AriaButton>
            )}
            <AriaButton className={end}>
              <Icon icon={ChevronDown} />
            </AriaButton>
          </span>
        </Group>
        <Popover className={choices} offset={6} maxHeight={tallest}>
          <Options options={options} />
        </Popover>
      </AriaComboBox>
    </Field>
  );
}
