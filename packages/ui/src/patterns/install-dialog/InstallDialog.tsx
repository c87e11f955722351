import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Dialog } from "../../primitives/dialog/Dialog.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { BellRing, Leaf, MonitorDown, Share, Timer } from "../../primitives/icon/icons.ts";
import { Mark } from "../../primitives/logo/Mark.tsx";
import { app, body, gain, gains, glyph, step } from "./InstallDialog.css.ts";

export const installWays = ["prompt", "by-hand"] as const;

export interface InstallDialogProps {
  /** `prompt` where the browser installs at a press, `by-hand` where it has to be done in its menu. */
  readonly way: (typeof installWays)[number];
  /** Told when it is to be put on the home screen. */
  readonly onInstall: () => void;
  /** It is not shown again. */
  readonly onDismiss: () => void;
}

const reasons = [
  { id: "fast", glyph: Timer },
  { id: "light", glyph: Leaf },
  { id: "reminders", glyph: BellRing },
] as const;

/** Offers to put the app on the home screen, and says what for. */
export function InstallDialog({ way, onInstall, onDismiss }: InstallDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={t("tools.install.title")}
      isUnasked
      lead={t("tools.install.lead")}
      size="small"
      onClose={onDismiss}
      footer={
        way === "prompt" ? (
          <>
            <Button variant="secondary" onPress={onDismiss}>
              {t("tools.install.notNow")}
            </Button>
            <Button icon={MonitorDown} onPress={onInstall}>
              {t("tools.install.install")}
            </Button>
          </>
        ) : (
          <Button onPress={onDismiss}>{t("tools.install.understood")}</Button>
        )
      }
    >
      <div className={body}>
        <span className={app}>
          <Mark />
        </span>
        <ul className={gains}>
          {reasons.map(({ id, glyph: sign }) => (
            <li key={id} className={gain}>
              <span className={glyph}>
                <Icon icon={sign} size="medium" />
              </span>
              {t(`tools.install.${id}`)}
            </li>
          ))}
        </ul>
        {way === "by-hand" ? (
          <p className={step}>
            <Icon icon={Share} size="medium" />
            {t("tools.install.byHand")}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
