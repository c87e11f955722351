import { use } from "react";
import { ComboBoxStateContext, ListBox, ListBoxItem } from "react-aria-components";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../icon/Icon.tsx";
import { Check } from "../icon/icons.ts";
import { item } from "../overlay/popover.css.ts";
import type { SelectOption } from "../select/Select.tsx";
import { nothing, option as optionClass, options as optionsClass } from "./Combobox.css.ts";

/** What there is to choose from, as far as it matches; a tick stands beside what is chosen. */
export function Options({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <ListBox className={optionsClass} renderEmptyState={() => <NoMatch />}>
      {options.map(({ value, label, lang }) => (
        <ListBoxItem
          key={value}
          id={value}
          textValue={label}
          lang={lang}
          className={`${item} ${optionClass}`}
        >
          {({ isSelected }) => (
            <>
              {label}
              {isSelected ? <Icon icon={Check} /> : null}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

function NoMatch() {
  const { t } = useI18n();
  const text = use(ComboBoxStateContext)?.inputValue ?? "";
  return <div className={nothing}>{t("tools.combobox.noMatch", { text })}</div>;
}
