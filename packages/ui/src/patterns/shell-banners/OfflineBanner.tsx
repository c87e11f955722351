import { useI18n } from "@alambic/i18n/react";
import { WifiOff } from "../../primitives/icon/icons.ts";
import { StatusStrip } from "./StatusStrip.tsx";

export interface OfflineBannerProps {
  /** Answers that wait for the network. */
  readonly queued?: number | undefined;
}

/** Stands while the browser has no network, and says what still works. */
export function OfflineBanner({ queued = 0 }: OfflineBannerProps) {
  const { t } = useI18n();
  return (
    <StatusStrip tone="warning" icon={WifiOff} title={t("tools.offline.title")}>
      {t("tools.offline.text")}
      {queued === 0 ? null : ` ${t("tools.offline.queued", { count: queued })}`}
    </StatusStrip>
  );
}
