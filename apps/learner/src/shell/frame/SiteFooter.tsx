import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Footer } from "@alambic/ui/Footer";
import type { FooterLink } from "@alambic/ui/Footer";
import { LanguageSelect } from "@alambic/ui/LanguageSelect";
import { ThemeSwitch } from "@alambic/ui/ThemeSwitch";
import { useSnapshot } from "valtio/react";
import { useChooseLanguage } from "../locale/useChooseLanguage.ts";
import { chooseConsent } from "../../shared/consent/consent-choice.ts";
import { homeAnchors } from "../../shared/routing/home-anchors.ts";
import { paths } from "../../shared/routing/paths.ts";
import { changeTheme, themeState } from "../../shared/theme/theme-state.ts";

export interface SiteFooterProps {
  /** On the home page it leads to the places of that page as well. */
  readonly home?: boolean;
  /** Where a member finds help, before the legal pages. */
  readonly help?: readonly FooterLink[];
}

/** The foot of every screen. */
export function SiteFooter({ home = false, help = [] }: SiteFooterProps) {
  const { t, locale } = useI18n();
  const { theme } = useSnapshot(themeState);
  const chooseLanguage = useChooseLanguage();
  return (
    <Footer
      tagline={t("shell.tagline")}
      places={
        home
          ? {
              label: t("shell.places"),
              links: [
                { href: `#${homeAnchors.about}`, label: t("shell.about") },
                { href: `#${homeAnchors.blog}`, label: t("shell.blog") },
                { href: `#${homeAnchors.contact}`, label: t("shell.contact") },
              ],
            }
          : undefined
      }
      linksLabel={t("shell.legal")}
      links={[
        ...help,
        { href: paths.legal("notice"), label: t("shell.legalNotice") },
        { href: paths.legal("privacy"), label: t("shell.legalPrivacy") },
        { href: paths.legal("cookies"), label: t("shell.legalCookies") },
        { href: paths.legal("terms"), label: t("shell.legalTerms") },
        { href: paths.legal("report"), label: t("shell.legalReport") },
      ]}
      settings={
        <>
          <Button variant="secondary" size="small" onPress={() => chooseConsent()}>
            {t("shell.cookiePreferences")}
          </Button>
          <LanguageSelect value={locale} onChange={chooseLanguage} />
          <ThemeSwitch value={theme} onChange={changeTheme} />
        </>
      }
    />
  );
}
