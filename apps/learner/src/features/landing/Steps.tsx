import { useI18n } from "@alambic/i18n/react";
import { StepCards } from "@alambic/ui/StepCards";
import { LandingSection } from "./LandingSection.tsx";

/** From a topic to what is known, in three steps. */
export function Steps() {
  const { t } = useI18n();
  return (
    <LandingSection id="steps" title={t("landing.stepsTitle")}>
      <StepCards
        steps={[
          { title: t("landing.step1Title"), text: t("landing.step1Text") },
          { title: t("landing.step2Title"), text: t("landing.step2Text") },
          { title: t("landing.step3Title"), text: t("landing.step3Text") },
        ]}
      />
    </LandingSection>
  );
}
