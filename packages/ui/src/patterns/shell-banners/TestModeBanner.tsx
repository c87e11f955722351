import type { TestTier } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { FlaskConical } from "../../primitives/icon/icons.ts";
import { StatusStrip } from "./StatusStrip.tsx";

export interface TestModeBannerProps {
  /** The member that the app is seen as. */
  readonly tier: TestTier;
  /** Told when the app is to be seen as oneself again. */
  readonly onLeave: () => void;
}

/** Stands while the app is seen as another member would see it. */
export function TestModeBanner({ tier, onLeave }: TestModeBannerProps) {
  const { t } = useI18n();
  return (
    <StatusStrip
      tone="info"
      icon={FlaskConical}
      title={t("tools.testMode.title", { tier })}
      actions={
        <Button variant="secondary" size="small" onPress={onLeave}>
          {t("tools.testMode.leave")}
        </Button>
      }
    >
      {t("tools.testMode.text")}
    </StatusStrip>
  );
}
