import type { Domain } from "@alambic/contract";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ArrowRight } from "../../primitives/icon/icons.ts";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import type { CapsuleProgress } from "../capsule-card/CapsuleCard.tsx";
import { CapsuleTile } from "../capsule-tile/CapsuleTile.tsx";
import * as styles from "./CapsuleRows.css.ts";

export interface CapsuleRowItem {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly icon: string;
  readonly domain: Domain;
  readonly progress: CapsuleProgress;
}

export interface CapsuleRowsProps {
  readonly capsules: readonly CapsuleRowItem[];
}

/** The learner's capsules, one line each: the whole line is the link. */
export function CapsuleRows({ capsules }: CapsuleRowsProps) {
  const click = useLinkClick();
  return (
    <ul className={styles.list}>
      {capsules.map(({ id, href, title, icon, domain, progress }) => (
        <li key={id} className={styles.item}>
          <a className={styles.row} href={href} onClick={click}>
            <CapsuleTile icon={icon} domain={domain} />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.progress}>
                <ProgressBar
                  label={progress.label}
                  value={progress.value}
                  valueText={progress.text}
                />
                <span className={styles.text}>{progress.text}</span>
              </span>
            </span>
            <span className={styles.arrow}>
              <Icon glyph={ArrowRight} size="medium" flips />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
