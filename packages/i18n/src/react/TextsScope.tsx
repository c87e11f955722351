import { use, useMemo } from "react";
import type { ReactNode } from "react";

import { loadTexts } from "../loadTexts.ts";
import type { Locale } from "../locales.ts";
import type { CompiledMessages } from "../messages.ts";
import type { Texts } from "../Texts.ts";
import { I18nContext } from "./I18nContext.ts";
import { I18nProvider } from "./I18nProvider.tsx";
import { useI18n } from "./useI18n.ts";

export interface TextsScopeProps {
  readonly texts: readonly Texts[];
  readonly children: ReactNode;
}

/**
 * Gives what is inside it some catalogues. Those that stand around it are not loaded again; suspends
 * until the others are there.
 */
export function TextsScope({ texts, children }: TextsScopeProps) {
  const { locale } = useI18n();
  const around = use(I18nContext)?.messages;
  const missing = useMemo(() => texts.filter((each) => !holds(around, each)), [texts, around]);
  if (missing.length === 0) return children;
  return (
    <LoadedScope locale={locale} texts={missing}>
      {children}
    </LoadedScope>
  );
}

function LoadedScope({ locale, texts, children }: TextsScopeProps & { readonly locale: Locale }) {
  const messages = use(loadTexts(locale, texts));
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  );
}

function holds(messages: CompiledMessages | undefined, { namespace }: Texts): boolean {
  return Object.keys(messages ?? {}).some((id) => id.startsWith(`${namespace}.`));
}
