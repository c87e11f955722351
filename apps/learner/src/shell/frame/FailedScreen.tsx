import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Screen } from "../../shared/screen/Screen.tsx";

/** A screen that did not load, or broke. It needs nothing that might not have loaded either. */
export function FailedScreen() {
  const { t } = useI18n();
  return (
    <Screen title={t("shell.failedTitle")} width="reading" align="center">
      <Stack gap="large" align="start">
        <Heading level={1}>{t("shell.failedTitle")}</Heading>
        <Text size="large" tone="second">
          {t("shell.failedText")}
        </Text>
        <Button onPress={() => location.reload()}>{t("shell.reload")}</Button>
      </Stack>
    </Screen>
  );
}
