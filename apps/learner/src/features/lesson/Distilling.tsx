import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { RefreshCw } from "@alambic/ui/icons";
import { useEffect, useState } from "react";
import { paths } from "../../shared/routing/paths.ts";

export interface DistillingProps {
  /** Asks now; it is asked again by itself too. */
  readonly onRefresh: () => Promise<void>;
}

/** Milliseconds after which the wait is longer than one expects. */
const expected = 8_000;

/** A lesson that is still being made. */
export default function Distilling(props: DistillingProps) {
  return (
    <I18nScope namespaces={["create"]}>
      <Making {...props} />
    </I18nScope>
  );
}

function Making({ onRefresh }: DistillingProps) {
  const { t } = useI18n();
  const [long, setLong] = useState(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), expected);
    return () => clearTimeout(timer);
  }, []);

  const ask = async () => {
    setAsking(true);
    await onRefresh();
    setAsking(false);
  };

  return (
    <EmptyState
      level={1}
      size="large"
      illustration="working-still"
      title={t("lesson.distillingTitle")}
      actions={
        <>
          <Button icon={RefreshCw} pending={asking} onPress={() => void ask()}>
            {t("create.lessonNow")}
          </Button>
          <ButtonLink href={paths.dashboard} variant="secondary">
            {t("shell.toDashboard")}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="small">
        <span role="status">{long ? t("create.lessonLong") : t("create.lessonText")}</span>
        <Text size="small">{t("create.lessonElsewhere")}</Text>
      </Stack>
    </EmptyState>
  );
}
