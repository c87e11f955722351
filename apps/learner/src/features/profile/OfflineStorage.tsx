import { requestPersistence } from "@alambic/offline/store";
import type { Persistence } from "@alambic/offline/store";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Trash2 } from "@alambic/ui/icons";
import { useEffect, useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { forgetAll } from "../../shared/offline/removals.ts";
import { useByteSize } from "../../shared/offline/useByteSize.ts";
import { useStoredCopies } from "../../shared/offline/useCopies.ts";

export interface OfflineStorageProps {
  /** Whether the member may keep lessons; what was kept before can be removed all the same. */
  readonly isKeeper: boolean;
}

/** What the browser answered about keeping lessons, and what is kept on this device. */
export default function OfflineStorage({ isKeeper }: OfflineStorageProps) {
  return (
    <I18nScope namespaces={["offline"]}>
      <Stack gap="medium" align="start">
        {isKeeper ? <PersistenceText /> : null}
        <RemoveAll />
      </Stack>
    </I18nScope>
  );
}

/** Asks as the switch goes on, and again at each visit: who installs the app is answered otherwise. */
function PersistenceText() {
  const { t } = useI18n();
  const [answer, setAnswer] = useState<Persistence | null>(null);
  useEffect(() => {
    requestPersistence().then(setAnswer, () => setAnswer("unsupported"));
  }, []);
  return (
    <div role="status">
      {answer === null ? null : (
        <Text size="small" tone="second">
          {t("offline.persistence", { answer })}
        </Text>
      )}
    </div>
  );
}

function RemoveAll() {
  const { t } = useI18n();
  const copies = useStoredCopies() ?? [];
  const size = useByteSize();
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    const isGone = await forgetAll();
    setFailed(!isGone);
    if (isGone) notify({ tone: "right", text: t("offline.removedAll") });
  };
  if (copies.length === 0) return null;
  const bytes = copies.flatMap(({ lessons }) => lessons).reduce((sum, line) => sum + line.bytes, 0);
  return (
    <>
      <Text>{t("offline.stored", { count: copies.length, size: size(bytes) })}</Text>
      {hasFailed ? (
        <Banner tone="wrong" announcement="assertive">
          {t("offline.failed", { reason: "removal" })}
        </Banner>
      ) : null}
      <Button size="small" variant="secondary" icon={Trash2} onPress={() => void remove()}>
        {t("offline.removeAll")}
      </Button>
    </>
  );
}
