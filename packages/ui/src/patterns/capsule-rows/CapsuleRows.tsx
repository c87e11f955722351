import type { Domain } from "@alambic/contract";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ArrowRight } from "../../primitives/icon/icons.ts";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { CapsuleProgress } from "../capsule-card/CapsuleCard.tsx";
import { CapsuleTile } from "../capsule-tile/CapsuleTile.tsx";
import * as styles from "./CapsuleRows.css.ts";

export type CapsuleRowItem = {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly icon: string;
  readonly domain: Domain;
} & (
  | { readonly progress: CapsuleProgress }
  /** For a capsule that was not begun: how long it is. */
  | { readonly text: string }
);

export interface CapsuleRowsProps {
  /** What was studied last comes first. */
  readonly capsules: readonly CapsuleRowItem[];
}

/** Capsules, one line each: the learner's own with their progress, or others to discover. */
export function CapsuleRows({ capsules }: CapsuleRowsProps) {
  const click = useLinkClick();
  return (
    <ul className={styles.list}>
      {capsules.map((capsule) => (
        <li key={capsule.id} className={styles.item}>
          <a className={styles.row} href={capsule.href} onClick={click}>
            <CapsuleTile icon={capsule.icon} domain={capsule.domain} />
            <span className={styles.words}>
              <span className={styles.title} lang={capsule.lang}>
                {capsule.title}
              </span>
              {"progress" in capsule ? (
                <RowProgress {...capsule.progress} />
              ) : (
                <span className={styles.text}>{capsule.text}</span>
              )}
            </span>
            <span className={styles.arrow}>
              <Icon icon={ArrowRight} size="medium" flips />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function RowProgress({ label, value, text }: CapsuleProgress) {
  return (
    <span className={styles.progress}>
      <ProgressBar label={label} value={value} valueText={text} />
      <span className={styles.text}>{text}</span>
    </span>
  );
}

/** Holds the place of a short list of capsules. */
export function CapsuleRowsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {["a", "b", "c"].map((place) => (
          <div key={place} className={styles.item}>
            <div className={styles.row}>
              <Skeleton shape="atom" />
              <div className={styles.words}>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
