import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ArrowLeft, House } from "@alambic/ui/icons";
import { goBack } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";

/** A place that is still to be built: votes and conversations. */
export default function ComingSoonScreen() {
  const { t } = useI18n();
  const isMember = useSession().status === "member";
  const home = isMember ? paths.dashboard : paths.home;
  return (
    <Screen title={t("elsewhere.comingSoonTitle")} width="reading" align="center">
      <EmptyState
        level={1}
        size="large"
        illustration="working-still"
        title={t("elsewhere.comingSoonTitle")}
        actions={
          <>
            <Button variant="secondary" icon={ArrowLeft} onPress={() => goBack(home)}>
              {t("elsewhere.back")}
            </Button>
            <ButtonLink href={home} icon={House}>
              {isMember ? t("shell.toDashboard") : t("elsewhere.toHomePage")}
            </ButtonLink>
          </>
        }
      >
        {t("elsewhere.comingSoonText")}
      </EmptyState>
    </Screen>
  );
}
