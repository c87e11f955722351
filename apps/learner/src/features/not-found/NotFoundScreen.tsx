import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { House } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";

/** Where an address leads that is none of ours. */
export default function NotFoundScreen() {
  const { t } = useI18n();
  const isMember = useSession().status === "member";
  return (
    <Screen title={t("elsewhere.notFoundTitle")} width="reading" align="center">
      <EmptyState
        level={1}
        size="large"
        illustration="bubbles"
        title={t("elsewhere.notFoundTitle")}
        actions={
          <ButtonLink href={isMember ? paths.dashboard : paths.home} icon={House}>
            {isMember ? t("shell.toDashboard") : t("elsewhere.toHomePage")}
          </ButtonLink>
        }
      >
        {t("elsewhere.notFoundText")}
      </EmptyState>
    </Screen>
  );
}
