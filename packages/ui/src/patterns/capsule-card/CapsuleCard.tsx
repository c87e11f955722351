import type { Domain } from "@alambic/contract";
import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { toneColors } from "../../primitives/chip/Chip.css.ts";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { CapsuleTile } from "../capsule-tile/CapsuleTile.tsx";
import { domainTones } from "../capsule-tile/domain-tones.ts";
import * as styles from "./CapsuleCard.css.ts";

export interface CapsuleProgress {
  /** Names the bar. */
  readonly label: string;
  /** From 0 to 100; null while the extent is not known. */
  readonly value: number | null;
  /** The same in words. */
  readonly text: string;
}

/** `dense` is for long shelves: no description, and more cards in a row. */
export const capsuleCardDensities = ["normal", "dense"] as const;

export interface CapsuleCardProps {
  readonly href: string;
  readonly title: string;
  /** The language of title and description, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
  /** One or two characters that stand for it. */
  readonly icon: string;
  readonly domain: Domain;
  /** The domain in words. */
  readonly domainLabel: string;
  /** What it teaches, in two lines at the most. */
  readonly description?: string | undefined;
  /** How much it asks for, in a word. */
  readonly level?: string | undefined;
  /** Chapters, lessons, XP. */
  readonly stats: readonly string[];
  readonly progress?: CapsuleProgress | undefined;
  /** The capsule's molecule; it then stands for the bar of the progress. */
  readonly picture?: ReactNode;
  /** How much room each has on its shelf. */
  readonly density?: (typeof capsuleCardDensities)[number] | undefined;
  /** A line about its state, for example that it failed. */
  readonly notice?: ReactNode;
  readonly actions?: ReactNode;
  /** A `CapsuleMenu` of what is seldom done. */
  readonly menu?: ReactNode;
}

/** A capsule on a shelf. */
export function CapsuleCard(props: CapsuleCardProps) {
  const { href, title, lang, headingLevel = 3, icon, domain, domainLabel } = props;
  const { description, stats, progress, picture, density = "normal" } = props;
  const { level, notice, actions, menu } = props;
  const isDense = density === "dense";
  const titleId = useId();
  const click = useLinkClick();
  return (
    <Card as="article" padding={isDense ? "small" : "medium"} labelledBy={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <CapsuleTile icon={icon} domain={domain} />
          <div className={styles.chips}>
            <Chip tone={domainTones[domain]} size="small">
              {domainLabel}
            </Chip>
            {level === undefined ? null : <Chip size="small">{level}</Chip>}
          </div>
        </div>
        <div className={isDense ? styles.denseTitle : undefined}>
          <Heading level={headingLevel} size="large" id={titleId} lang={lang}>
            <a className={styles.titleLink} href={href} onClick={click}>
              {title}
            </a>
          </Heading>
        </div>
        {isDense || description === undefined || description === "" ? null : (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
        {picture === undefined ? null : (
          <div
            className={
              isDense ? `${toneColors[domainTones[domain]]} ${styles.cover}` : styles.picture
            }
          >
            {picture}
          </div>
        )}
        <div className={styles.foot}>
          {isDense ? notice : null}
          <ul className={styles.stats}>
            {stats.map((stat) => (
              <li key={stat}>{stat}</li>
            ))}
          </ul>
          {progress === undefined ? null : (
            <div className={styles.progressLine}>
              {picture === undefined || isDense ? (
                <ProgressBar
                  label={progress.label}
                  value={progress.value}
                  valueText={progress.text}
                />
              ) : null}
              <span className={styles.progressText}>{progress.text}</span>
            </div>
          )}
          {isDense ? null : notice}
          {actions === undefined && menu === undefined ? null : (
            <div className={styles.actions}>
              {actions}
              {menu === undefined ? null : <div className={styles.menu}>{menu}</div>}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
