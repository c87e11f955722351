import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { ErrorState } from "@alambic/ui/ErrorState";
import { KeptCapsules } from "../../shared/offline/KeptCapsules.tsx";

export interface UnknownStepProps {
  readonly onRetry: () => void;
}

/** The next step is not known for want of an answer: what is kept on this device can be learnt, or it is asked again. */
export default function UnknownStep(props: UnknownStepProps) {
  return (
    <I18nScope namespaces={["offline"]}>
      <Words {...props} />
    </I18nScope>
  );
}

function Words({ onRetry }: UnknownStepProps) {
  const { t } = useI18n();
  return (
    <KeptCapsules
      otherwise={
        <Card padding="even">
          <ErrorState title={t("offline.unknownTitle")} onRetry={onRetry}>
            {t("offline.unknownText")}
          </ErrorState>
        </Card>
      }
    />
  );
}
