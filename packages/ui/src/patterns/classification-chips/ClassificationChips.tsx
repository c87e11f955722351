import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Pencil } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import {
  confidence as confidenceClass,
  panel,
  quiet,
  row,
  title as titleClass,
} from "./ClassificationChips.css.ts";

export interface ClassificationAlternativeItem {
  readonly id: string;
  readonly label: string;
}

export interface ClassificationChipsProps {
  /** Names the group: "What we recognise". */
  readonly title: string;
  /** The topic has changed: what it is now is being looked at, and nothing can be chosen meanwhile. */
  readonly busy?: boolean | undefined;
  /** The subject, in the learner’s words. */
  readonly skill: string;
  /** The domain of knowledge, in words. */
  readonly domain: string;
  /** The part of the domain. */
  readonly area: string;
  /** How sure it is, from 0 to 1, and in words; absent once the learner has said what it is. */
  readonly confidence?: { readonly value: number; readonly text: string } | undefined;
  /** What it may be instead, and what leads over to it. */
  readonly alternatives: readonly ClassificationAlternativeItem[];
  /** The words before the alternatives. */
  readonly alternativesLabel: string;
  /** Told which alternative is meant. */
  readonly onChoose: (id: string) => void;
  /** The words on the button that puts it right. */
  readonly correctLabel: string;
  /** Told when none of it is right. */
  readonly onCorrect: () => void;
}

/** What a topic was taken for, how surely, and the ways to put it right. */
export function ClassificationChips(props: ClassificationChipsProps) {
  const { title, busy = false, skill, domain, area, confidence } = props;
  const { alternatives, alternativesLabel, onChoose, correctLabel, onCorrect } = props;
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} aria-busy={busy} inert={busy} className={panel}>
      <p id={titleId} className={titleClass}>
        {title}
      </p>
      <div className={row}>
        <Chip tone="accent">{skill}</Chip>
        <Chip tone="info">{domain}</Chip>
        <Chip>{area}</Chip>
        <Button variant="quiet" size="small" icon={Pencil} onPress={onCorrect}>
          {correctLabel}
        </Button>
      </div>
      {confidence === undefined ? null : (
        <div className={confidenceClass}>
          <ProgressBar
            label={title}
            value={confidence.value}
            max={1}
            valueText={confidence.text}
            size="small"
          />
          <span className={quiet}>{confidence.text}</span>
        </div>
      )}
      {alternatives.length === 0 ? null : (
        <div className={row}>
          <span className={quiet}>{alternativesLabel}</span>
          {alternatives.map(({ id, label }) => (
            <Button key={id} variant="secondary" size="small" onPress={() => onChoose(id)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

export interface ClassificationChipsSkeletonProps {
  /** What is under way, in words; said once to screen readers. */
  readonly label?: string | undefined;
}

/** Holds the place of what is being recognised. */
export function ClassificationChipsSkeleton({ label }: ClassificationChipsSkeletonProps) {
  return (
    <div className={panel}>
      <SkeletonRegion label={label}>
        <Skeleton width="half" />
        <Skeleton shape="button" width="most" />
        <Skeleton width="third" />
      </SkeletonRegion>
    </div>
  );
}
