import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CallToAction } from "@alambic/ui/CallToAction";
import { Container } from "@alambic/ui/Container";
import { Stack } from "@alambic/ui/Stack";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../../app/routing/paths.ts";
import { Screen } from "../../app/shell/Screen.tsx";
import { Benefits } from "./Benefits.tsx";
import { Explored } from "./Explored.tsx";
import { LandingHero } from "./LandingHero.tsx";
import { Plans } from "./Plans.tsx";
import { Sample } from "./Sample.tsx";
import { Steps } from "./Steps.tsx";

/** What Alambic is, shown to someone who does not know it. */
export default function LandingScreen() {
  const { t } = useI18n();
  return (
    <Screen title={t("landing.title")} width="full" padding="none">
      <LandingHero />
      <Container>
        <Stack gap="xxlarge">
          <Steps />
          <Sample />
          <Benefits />
          <Explored />
          <Plans />
          <CallToAction
            title={t("landing.callTitle")}
            text={t("landing.callText")}
            action={
              <ButtonLink href={paths.register} size="large" iconEnd={ArrowRight}>
                {t("landing.heroStart")}
              </ButtonLink>
            }
          />
        </Stack>
      </Container>
    </Screen>
  );
}
