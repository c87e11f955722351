import { useI18n } from "@alambic/i18n/react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import type { BadgeItem } from "./badge-state.ts";
import { badgeLevel } from "./badge-state.ts";
import * as styles from "./Badge.css.ts";
import { Medal } from "./Medal.tsx";

export interface BadgeProps {
  /** What it is called, what it asks for, and whether it is earned. */
  readonly badge: BadgeItem;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A badge with its name, what it is given for, and whether it is earned. */
export function Badge({ badge, headingLevel = 3 }: BadgeProps) {
  const { t, date } = useI18n();
  const { name, description, emblem, tier, points, state } = badge;
  return (
    <div className={styles.badge({ kind: state.kind })}>
      <Medal emblem={emblem} tier={tier} level={badgeLevel(state)} />
      <div className={styles.words}>
        <Heading level={headingLevel} size="body" align="center">
          {name}
        </Heading>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.foot}>
        {state.kind === "unlocked" ? (
          <>
            <Chip tone="accent" size="small">
              {t("badges.one.points", { points })}
            </Chip>
            <span className={styles.small}>
              {t("badges.one.unlockedOn", { date: date(state.on) })}
            </span>
          </>
        ) : (
          <>
            {state.progress === undefined ? null : (
              <ProgressBar
                label={t("badges.one.progress", { name })}
                value={state.progress.value}
                max={state.progress.max}
                valueText={state.progress.text}
                size="small"
              />
            )}
            <span className={styles.small}>{state.progress?.text ?? t("badges.one.locked")}</span>
          </>
        )}
      </div>
    </div>
  );
}
