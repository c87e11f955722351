import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Text } from "@alambic/ui/Text";
import { Toggletip } from "@alambic/ui/Toggletip";

/** How the strength of a memory is counted, for who asks. */
export default function MemoryCounted() {
  return (
    <I18nScope namespaces={["memory"]}>
      <Question />
    </I18nScope>
  );
}

function Question() {
  const { t } = useI18n();
  return (
    <Toggletip label={t("memory.counted")}>
      <Text>{t("memory.countedDays")}</Text>
      <Text>{t("memory.countedParts")}</Text>
    </Toggletip>
  );
}
