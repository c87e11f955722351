import en from "@alambic/i18n/messages/en/figure";
import fr from "@alambic/i18n/messages/fr/figure";
import nl from "@alambic/i18n/messages/nl/figure";
import { I18nProvider, useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";

const texts = { en, fr, nl };

/** Stands in for texts on demand: in the elements a figure brings its words along. */
export function FigureTexts({ children }: { readonly children: ReactNode }) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={locale} messages={texts[locale]}>
      {children}
    </I18nProvider>
  );
}
