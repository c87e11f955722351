import { useI18n } from "@alambic/i18n/react";
import { Features } from "@alambic/ui/Features";
import { Flag, Share } from "@alambic/ui/icons";
import { LandingSection } from "./LandingSection.tsx";

/** What learners do for each other. */
export function Community() {
  const { t } = useI18n();
  return (
    <LandingSection id="community" title={t("offer.communityTitle")}>
      <Features
        features={[
          { icon: Share, title: t("offer.shareTitle"), text: t("offer.shareText") },
          { icon: Flag, title: t("offer.reportTitle"), text: t("offer.reportText") },
        ]}
      />
    </LandingSection>
  );
}
