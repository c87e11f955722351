import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import type { Delivery } from "../session/ExerciseSession.ts";

/** Milliseconds after which an answer that is on its way is told of: most have arrived by then. */
const long = 1000;

/** Says what became of the answer. What focus moves to is read out by itself, and not said again. */
export function useDeliveryNews(delivery: Delivery, announce: (what: ReactNode) => void): void {
  const { t } = useI18n();
  const tell = useEffectEvent((news: Delivery) => {
    if (news.status === "sending") announce(t("exercise.sending"));
    if (news.status === "failed") announce(t("exercise.failed"));
    if (news.status === "queued") announce(t("exercise.queued"));
    if (news.status !== "answered") return;
    const { xp_awarded: xp, bonus_xp_awarded: bonus } = news.result;
    if (bonus > 0) announce(t("exercise.gainedBonus", { xp, bonus }));
    else if (xp > 0) announce(t("exercise.gained", { xp }));
  });
  useEffect(() => {
    if (delivery.status !== "sending") {
      tell(delivery);
      return undefined;
    }
    const timer = setTimeout(() => tell(delivery), long);
    return () => clearTimeout(timer);
  }, [delivery]);
}
