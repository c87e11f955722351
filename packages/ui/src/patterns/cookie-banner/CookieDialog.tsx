import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { Check } from "../../primitives/icon/icons.ts";
import { Switch } from "../../primitives/switch/Switch.tsx";
import { actions, categories, category, description, fixed } from "./CookieDialog.css.ts";

/** What the visitor allows beyond the necessary. */
export interface CookieConsent {
  readonly analytics: boolean;
}

export interface CookieDialogProps {
  /** What is allowed so far; nothing unless it was allowed before. */
  readonly initial: CookieConsent;
  /** Told what is allowed. */
  readonly onDecide: (consent: CookieConsent) => void;
  readonly onClose: () => void;
}

/** Chooses cookies by category. Also reached from the foot of every page. */
export function CookieDialog({ initial, onDecide, onClose }: CookieDialogProps) {
  const { t } = useI18n();
  const [analytics, setAnalytics] = useState(initial.analytics);
  return (
    <Dialog
      title={t("learning.cookies.preferences")}
      lead={t("learning.cookies.preferencesLead")}
      onClose={onClose}
      footer={
        <div className={actions}>
          <Button variant="secondary" onPress={() => onDecide({ analytics: false })}>
            {t("learning.cookies.rejectAll")}
          </Button>
          <Button variant="secondary" onPress={() => onDecide({ analytics: true })}>
            {t("learning.cookies.acceptAll")}
          </Button>
          <Button onPress={() => onDecide({ analytics })}>{t("learning.cookies.save")}</Button>
        </div>
      }
    >
      <ul className={categories}>
        <li className={category}>
          <div className={fixed}>
            <p>{t("learning.cookies.necessary")}</p>
            <Chip tone="right" size="small" icon={Check}>
              {t("learning.cookies.alwaysOn")}
            </Chip>
          </div>
          <p className={description}>{t("learning.cookies.necessaryText")}</p>
        </li>
        <li className={category}>
          <Switch
            label={t("learning.cookies.analytics")}
            hint={t("learning.cookies.analyticsText")}
            checked={analytics}
            onChange={setAnalytics}
          />
        </li>
      </ul>
    </Dialog>
  );
}
