import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { RefreshCw } from "@alambic/ui/icons";
import { Screen } from "./Screen.tsx";

/** A screen that did not load, or broke. */
export function FailedScreen() {
  const { t } = useI18n();
  return (
    <Screen title={t("shell.failedTitle")} width="reading" align="center">
      <ErrorState
        level={1}
        title={t("shell.failedTitle")}
        actions={
          <Button icon={RefreshCw} onPress={() => location.reload()}>
            {t("shell.reload")}
          </Button>
        }
      >
        {t("shell.failedText")}
      </ErrorState>
    </Screen>
  );
}
