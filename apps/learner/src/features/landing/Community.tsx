import { useI18n } from "@alambic/i18n/react";
import { LandingSection } from "./LandingSection.tsx";

/** What learners do for each other. */
export function Community() {
  const { t } = useI18n();
  return (
    <LandingSection
      id="community"
      title={t("offer.communityTitle")}
      text={t("offer.communityText")}
    />
  );
}
