import { useI18n } from "@alambic/i18n/react";
import { Chip } from "@alambic/ui/Chip";
import { Inline } from "@alambic/ui/Inline";
import { Languages, ListChecks, Pencil, RotateCcw, Sigma, TextQuote } from "@alambic/ui/icons";
import { LandingSection } from "./LandingSection.tsx";

const tools = [
  { id: "reviews", icon: RotateCcw },
  { id: "why", icon: TextQuote },
  { id: "characters", icon: Pencil },
  { id: "vocabulary", icon: Languages },
  { id: "formulas", icon: Sigma },
  { id: "kinds", icon: ListChecks },
] as const;

/** What adapts to the topic and to the learner, each in a few words. */
export function Tools() {
  const { t } = useI18n();
  return (
    <LandingSection id="tools" title={t("offer.toolsTitle")}>
      <Inline as="ul">
        {tools.map(({ id, icon }) => (
          <li key={id}>
            <Chip tone="accent" icon={icon}>
              {t(`offer.tool.${id}`)}
            </Chip>
          </li>
        ))}
      </Inline>
    </LandingSection>
  );
}
