import { use } from "react";
import type { ReactNode } from "react";

import type { Namespace } from "../../generated/messages.ts";
import { loadMessages } from "../loadMessages.ts";
import { I18nProvider } from "./I18nProvider.tsx";
import { useI18n } from "./useI18n.ts";

export interface I18nScopeProps {
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

/** Loads namespaces for the part of the screen inside it. Suspends until they are there. */
export function I18nScope({ namespaces, children }: I18nScopeProps) {
  const { locale } = useI18n();
  const messages = use(loadMessages(locale, namespaces));
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  );
}
