import { I18nProvider, useI18n } from "@alambic/i18n/react";
import type { ComponentType } from "react";
import { formatValues } from "./formatValues.ts";

const noMessages = {};

/** The screen, in which `useI18n` formats values by `@formatjs/intl`, loaded with it. */
export function withFormats<Props extends object>(Screen: ComponentType<Props>) {
  return function FormattedScreen(props: Props) {
    const { locale } = useI18n();
    return (
      <I18nProvider locale={locale} messages={noMessages} formatValues={formatValues}>
        <Screen {...props} />
      </I18nProvider>
    );
  };
}
