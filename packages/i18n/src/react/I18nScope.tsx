import { use, useMemo } from "react";
import type { ReactNode } from "react";

import type { Namespace } from "../../generated/messages.ts";
import { loadMessages } from "../loadMessages.ts";
import type { Locale } from "../locales.ts";
import type { CompiledMessages } from "../messages.ts";
import { I18nContext } from "./I18nContext.ts";
import { I18nProvider } from "./I18nProvider.tsx";
import { useI18n } from "./useI18n.ts";

export interface I18nScopeProps {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

/**
 * Gives the part of the screen inside it the messages of some namespaces. Those that stand around it
 * are not loaded again; suspends until the others are there.
 */
export function I18nScope({ namespaces, children }: I18nScopeProps) {
  const { locale } = useI18n();
  const around = use(I18nContext)?.messages;
  const missing = useMemo(
    () => namespaces.filter((namespace) => !holds(around, namespace)),
    [namespaces, around],
  );
  if (missing.length === 0) return children;
  return (
    <LoadedScope locale={locale} namespaces={missing}>
      {children}
    </LoadedScope>
  );
}

function LoadedScope({
  locale,
  namespaces,
  children,
}: I18nScopeProps & { readonly locale: Locale }) {
  const messages = use(loadMessages(locale, namespaces));
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  );
}

function holds(messages: CompiledMessages | undefined, namespace: Namespace): boolean {
  return Object.keys(messages ?? {}).some((id) => id.startsWith(`${namespace}.`));
}
