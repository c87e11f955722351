import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { X } from "../../primitives/icon/icons.ts";
import type { BadgeItem } from "../badge/badge-state.ts";
import { Medal } from "../badge/Medal.tsx";
import { list, name as nameClass, toast, words, xp } from "./AchievementToasts.css.ts";

export interface Achievement {
  readonly id: string;
  readonly badge: Pick<BadgeItem, "name" | "emblem" | "tier">;
  readonly bonusXp: number;
}

export interface AchievementToastsProps {
  /** Oldest first. */
  readonly achievements: readonly Achievement[];
  /** Told which badge is to be looked at. */
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onDismiss: (id: string) => void;
}

/**
 * Badges that were just earned, at the head of a screen and in its flow, so that they never lie over an
 * action. They stay until they are opened or put away, and never take the focus. The region is always there, so that screen readers notice what comes.
 */
export function AchievementToasts({ achievements, onOpen, onDismiss }: AchievementToastsProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t("badges.toast.region")}>
      <ul aria-live="polite" aria-relevant="additions" className={list}>
        {achievements.map(({ id, badge, bonusXp }) => (
          <li key={id} className={toast}>
            <Medal emblem={badge.emblem} tier={badge.tier} size="small" level={1} celebrated />
            <div className={words}>
              <p className={nameClass}>{t("badges.toast.earned", { name: badge.name })}</p>
              {bonusXp === 0 ? null : <p className={xp}>{t("badges.new.xp", { xp: bonusXp })}</p>}
              {onOpen === undefined ? null : (
                <Button variant="secondary" size="small" onPress={() => onOpen(id)}>
                  {t("badges.toast.open")}
                </Button>
              )}
            </div>
            <IconButton
              icon={X}
              label={t("kit.dismiss")}
              size="small"
              onPress={() => onDismiss(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
