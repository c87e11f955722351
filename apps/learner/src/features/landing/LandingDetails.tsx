import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CallToAction } from "@alambic/ui/CallToAction";
import { Stack } from "@alambic/ui/Stack";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";
import { About } from "./About.tsx";
import { Benefits } from "./Benefits.tsx";
import { Explored } from "./Explored.tsx";
import { Plans } from "./Plans.tsx";
import { Tools } from "./Tools.tsx";

/** The reasons, the tools, what can be explored, the plans, who else is here, and the last word. */
export default function LandingDetails() {
  const { t } = useI18n();
  return (
    <Stack gap="xlarge">
      <Benefits />
      <Tools />
      <Explored />
      <Plans />
      <About />
      <CallToAction
        title={t("offer.callTitle")}
        text={t("offer.callText")}
        action={
          <ButtonLink href={paths.register} size="large" iconEnd={ArrowRight}>
            {t("landing.heroStart")}
          </ButtonLink>
        }
      />
    </Stack>
  );
}
