import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { useSnapshot } from "valtio/react";
import { notify } from "../../shared/notices/notices.ts";
import { startServiceWorker, takeUpdated, updateApp } from "./service-worker.ts";
import { updates } from "./updates-state.ts";

/** Keeps the app on the device, and offers a new version when there is one. */
export function Updates() {
  const { t } = useI18n();
  const { status } = useSnapshot(updates);
  const start = useEffectEvent(() => {
    if (takeUpdated()) notify({ tone: "right", text: t("member.offlineReady") });
    if (import.meta.env.PROD && "serviceWorker" in navigator) void startServiceWorker();
  });
  const offer = useEffectEvent(() => {
    notify({
      tone: "info",
      text: t("member.updateReady"),
      stays: true,
      action: { label: t("member.update"), onPress: () => void updateApp() },
    });
  });
  useEffect(() => {
    start();
  }, []);
  useEffect(() => {
    if (status === "ready") offer();
    if (status === "updating") notify({ tone: "info", text: t("member.updating") });
  }, [status, t]);
  return null;
}
