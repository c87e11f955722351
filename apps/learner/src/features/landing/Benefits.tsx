import { useI18n } from "@alambic/i18n/react";
import { Features } from "@alambic/ui/Features";
import { Clock, Globe, Sprout, TextQuote } from "@alambic/ui/icons";
import { LandingSection } from "./LandingSection.tsx";

/** What speaks for learning here. */
export function Benefits() {
  const { t } = useI18n();
  return (
    <LandingSection id="benefits" title={t("landing.benefitsTitle")}>
      <Features
        features={[
          {
            icon: TextQuote,
            title: t("landing.benefitSourceTitle"),
            text: t("landing.benefitSourceText"),
          },
          {
            icon: Clock,
            title: t("landing.benefitShortTitle"),
            text: t("landing.benefitShortText"),
          },
          {
            icon: Sprout,
            title: t("landing.benefitSeenTitle"),
            text: t("landing.benefitSeenText"),
          },
          { icon: Globe, title: t("landing.benefitAllTitle"), text: t("landing.benefitAllText") },
        ]}
      />
    </LandingSection>
  );
}
