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
      title={t("consent.preferences")}
      lead={t("consent.preferencesLead")}
      onClose={onClose}
      footer={
        <div className={actions}>
          <Button variant="secondary" onPress={() => onDecide({ analytics: false })}>
            {t("consent.rejectAll")}
          </Button>
          <Button variant="secondary" onPress={() => onDecide({ analytics: true })}>
            {t("consent.acceptAll")}
          </Button>
          <Button onPress={() => onDecide({ analytics })}>{t("consent.save")}</Button>
        </div>
      }
    >
      <ul className={categories}>
        <li className={category}>
          <div className={fixed}>
            <p>{t("consent.necessary")}</p>
            <Chip tone="right" size="small" icon={Check}>
              {t("consent.alwaysOn")}
            </Chip>
          </div>
          <p className={description}>{t("consent.necessaryText")}</p>
        </li>
        <li className={category}>
          <Switch
            label={t("consent.analytics")}
            hint={t("consent.analyticsText")}
            checked={analytics}
            onChange={setAnalytics}
          />
        </li>
      </ul>
    </Dialog>
  );
}
