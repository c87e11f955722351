import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Text } from "@alambic/ui/Text";

/** How the strength of a memory is counted, for who asks. */
export default function MemoryCounted() {
  return (
    <I18nScope namespaces={["counted"]}>
      <Answer />
    </I18nScope>
  );
}

function Answer() {
  const { t } = useI18n();
  return (
    <>
      <Text>{t("counted.memoryDays")}</Text>
      <Text>{t("counted.memoryParts")}</Text>
    </>
  );
}
