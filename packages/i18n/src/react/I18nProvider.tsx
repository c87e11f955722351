import { use, useMemo } from "react";
import type { ReactNode } from "react";

import { createFormatter } from "../createFormatter.ts";
import type { FormatterOptions } from "../createFormatter.ts";
import type { Locale } from "../locales.ts";
import type { CompiledMessages } from "../messages.ts";
import { I18nContext } from "./I18nContext.ts";
import { joinParts } from "./joinParts.ts";

export interface I18nProviderProps extends FormatterOptions {
  readonly locale: Locale;
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
}

/**
 * Gives the components inside it the language and its texts. A provider inside another of the same
 * language adds its messages to those around it, and any takes over how those around it format values.
 */
export function I18nProvider(props: I18nProviderProps) {
  const { locale, messages, timeZone, onError, children } = props;
  const outer = use(I18nContext);
  const outerMessages = outer?.locale === locale ? outer.messages : undefined;
  const formatValues = props.formatValues ?? outer?.formatValues;
  const value = useMemo(() => {
    const all = { ...outerMessages, ...messages };
    const options = {
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(onError === undefined ? {} : { onError }),
      ...(formatValues === undefined ? {} : { formatValues }),
    };
    const formatter = joinParts(createFormatter<ReactNode>(locale, all, options));
    return { ...formatter, messages: all, formatValues };
  }, [locale, messages, outerMessages, timeZone, onError, formatValues]);
  return <I18nContext value={value}>{children}</I18nContext>;
}
