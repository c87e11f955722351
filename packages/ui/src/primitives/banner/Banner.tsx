import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { CircleCheck, CircleX, Info, Sparkles, TriangleAlert, X } from "../icon/icons.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  actions as actionsClass,
  banner,
  body,
  dismiss,
  title as titleClass,
} from "./Banner.css.ts";

export const bannerTones = ["info", "warning", "right", "wrong", "warm"] as const;
export type BannerTone = (typeof bannerTones)[number];

/** How a banner that comes later is told to a screen reader; one that was there is `silent`. */
export const bannerAnnouncements = ["silent", "polite", "assertive"] as const;

export interface BannerProps {
  readonly tone: BannerTone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons or links that answer the message. */
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  readonly announcement?: (typeof bannerAnnouncements)[number] | undefined;
}

const glyphOfTone = {
  info: Info,
  warning: TriangleAlert,
  right: CircleCheck,
  wrong: CircleX,
  warm: Sparkles,
} as const;

const roleOf = { silent: undefined, polite: "status", assertive: "alert" } as const;

/** A message that stays in the page: what happened, why, and what to do. */
export function Banner(props: BannerProps) {
  const { tone, title, children, actions, onDismiss, announcement = "silent" } = props;
  const { t } = useI18n();
  return (
    <div role={roleOf[announcement]} className={banner({ tone })}>
      <Icon icon={glyphOfTone[tone]} size="medium" />
      <div className={body}>
        <VisuallyHidden>{t(`kit.tone.${tone}`)}</VisuallyHidden>
        {title === undefined ? null : <p className={titleClass}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <div className={actionsClass}>{actions}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <span className={dismiss}>
          <IconButton icon={X} label={t("kit.dismiss")} size="small" onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}
