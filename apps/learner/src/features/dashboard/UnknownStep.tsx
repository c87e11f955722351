import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Stack } from "@alambic/ui/Stack";
import KeptOffline from "../../shared/offline/KeptOffline.tsx";

export interface UnknownStepProps {
  readonly onRetry: () => void;
}

/** The next step is not known for want of an answer; what is kept on this device can be learnt. */
export default function UnknownStep({ onRetry }: UnknownStepProps) {
  const { t } = useI18n();
  return (
    <Stack gap="large">
      <KeptOffline />
      <Card padding="even">
        <ErrorState title={t("dashboard.unknownTitle")} onRetry={onRetry}>
          {t("dashboard.unknownText")}
        </ErrorState>
      </Card>
    </Stack>
  );
}
