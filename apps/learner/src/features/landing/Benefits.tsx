import { useI18n } from "@alambic/i18n/react";
import { Features } from "@alambic/ui/Features";
import { Clock, Globe, Sprout, TextQuote } from "@alambic/ui/icons";
import { LandingSection } from "./LandingSection.tsx";

/** What speaks for learning here. */
export function Benefits() {
  const { t } = useI18n();
  return (
    <LandingSection id="benefits" title={t("offer.benefitsTitle")}>
      <Features
        features={[
          {
            icon: TextQuote,
            title: t("offer.benefitSourceTitle"),
            text: t("offer.benefitSourceText"),
          },
          {
            icon: Clock,
            title: t("offer.benefitShortTitle"),
            text: t("offer.benefitShortText"),
          },
          {
            icon: Sprout,
            title: t("offer.benefitSeenTitle"),
            text: t("offer.benefitSeenText"),
          },
          { icon: Globe, title: t("offer.benefitAllTitle"), text: t("offer.benefitAllText") },
        ]}
      />
    </LandingSection>
  );
}
