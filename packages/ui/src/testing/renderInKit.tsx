import type { Locale } from "@alambic/i18n";
import { defaultLocale, loadMessages } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import type { RenderResult } from "vitest-browser-react";
import "../global/index.ts";
import { kitNamespaces } from "./kit-namespaces.ts";

export interface KitOptions {
  readonly locale?: Locale;
}

/** Renders with the kit's texts and styles, in French unless said otherwise. */
export async function renderInKit(
  children: ReactNode,
  { locale = defaultLocale }: KitOptions = {},
): Promise<RenderResult> {
  const messages = await loadMessages(locale, kitNamespaces);
  document.documentElement.lang = locale;
  const inKit = (content: ReactNode) => (
    <I18nProvider locale={locale} messages={messages}>
      {content}
    </I18nProvider>
  );
  const screen = await render(inKit(children));
  return { ...screen, rerender: (content: ReactNode) => screen.rerender(inKit(content)) };
}
