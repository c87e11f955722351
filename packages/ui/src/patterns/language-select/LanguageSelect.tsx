import { locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ChevronDown, Globe } from "../../primitives/icon/icons.ts";
import { chevron, globe, holder, option, select } from "./LanguageSelect.css.ts";

/** Each language by its own name: whoever needs another cannot read this one. */
const names: Readonly<Record<Locale, string>> = {
  fr: "Français",
  en: "English",
  nl: "Nederlands",
};

export interface LanguageSelectProps {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
}

/** The language of the interface. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const { t } = useI18n();
  return (
    <span className={holder}>
      <span className={globe}>
        <Icon icon={Globe} />
      </span>
      <select
        className={select}
        aria-label={t("kit.language")}
        value={value}
        onChange={(event) => {
          const chosen = locales.find((locale) => locale === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale} className={option}>
            {names[locale]}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <Icon icon={ChevronDown} />
      </span>
    </span>
  );
}
