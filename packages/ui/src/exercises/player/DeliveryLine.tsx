import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { RefreshCw, WifiOff } from "../../primitives/icon/icons.ts";
import type { ReactNode } from "react";
import type { Delivery } from "../session/ExerciseSession.ts";
import { gain, line, sending, unsent } from "./DeliveryLine.css.ts";
import { useDeliveryNews } from "./useDeliveryNews.ts";

export interface DeliveryLineProps {
  readonly delivery: Delivery;
  /** Says to screen readers what changed, once. */
  readonly announce: (what: ReactNode) => void;
  readonly onSendAgain: () => void;
}

/** Where the answer is: on its way, kept, or counted with its XP. Its place is kept from the start. */
export function DeliveryLine({ delivery, announce, onSendAgain }: DeliveryLineProps) {
  const { t } = useI18n();
  useDeliveryNews(delivery, announce);
  switch (delivery.status) {
    case "scored":
      return null;
    case "sending":
      return <p className={`${line} ${sending}`}>{t("exercise.sending")}</p>;
    case "queued":
      return (
        <div className={unsent}>
          <p className={line}>
            <Icon icon={WifiOff} />
            {t("exercise.queued")}
          </p>
          <Button variant="secondary" size="small" icon={RefreshCw} onPress={onSendAgain}>
            {t("exercise.sendAgain")}
          </Button>
        </div>
      );
    case "failed":
      return (
        <div className={unsent}>
          <p>{t("exercise.failed")}</p>
          <Button variant="secondary" size="small" icon={RefreshCw} onPress={onSendAgain}>
            {t("exercise.sendAgain")}
          </Button>
        </div>
      );
    case "answered": {
      const { xp_awarded: xp, bonus_xp_awarded: bonus } = delivery.result;
      if (xp + bonus === 0) return null;
      return (
        <p className={gain}>
          {bonus > 0 ? t("exercise.gainedBonus", { xp, bonus }) : t("exercise.gained", { xp })}
        </p>
      );
    }
  }
}
