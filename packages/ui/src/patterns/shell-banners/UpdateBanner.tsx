import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { CircleCheck, RefreshCw, X } from "../../primitives/icon/icons.ts";
import { StatusStrip } from "./StatusStrip.tsx";

export const updateStates = ["available", "updating", "offline-ready"] as const;

export interface UpdateBannerProps {
  /** Ready, on its way, or ready without a network. */
  readonly state: (typeof updateStates)[number];
  /** Told when the new version is wanted. */
  readonly onUpdate: () => void;
  readonly onDismiss: () => void;
}

/** Says that a new version is ready, is being taken, or can be used without a network. */
export function UpdateBanner({ state, onUpdate, onDismiss }: UpdateBannerProps) {
  const { t } = useI18n();
  if (state === "updating") {
    return <StatusStrip tone="info" icon={RefreshCw} title={t("tools.update.updating")} />;
  }
  const ready = state === "offline-ready";
  return (
    <StatusStrip
      tone={ready ? "right" : "info"}
      icon={ready ? CircleCheck : RefreshCw}
      title={ready ? t("tools.update.offlineReady") : t("tools.update.available")}
      actions={
        <>
          {ready ? null : (
            <Button variant="secondary" size="small" onPress={onUpdate}>
              {t("tools.update.update")}
            </Button>
          )}
          <IconButton icon={X} label={t("kit.dismiss")} size="small" onPress={onDismiss} />
        </>
      }
    />
  );
}
