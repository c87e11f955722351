import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { PlainButton } from "../player/PlainButton.tsx";
import { grade as gradeClass, grades, ways } from "./ReviewPlayer.css.ts";
import { ratingLabels } from "./ratings.ts";
import { reviewKey } from "./reviewKeys.ts";
import type { Putting, ShownDeed } from "./reviewSession.ts";

export interface GradeLineProps {
  /** What was done last; null before the first. */
  readonly last: ShownDeed | null;
  /** The card on the screen. */
  readonly cardId: string | null;
  readonly hasKeys: boolean;
  readonly onUndo: () => void;
  /** Tries once more to keep what could not be. */
  readonly onRetry: () => void;
  /** Puts the card on the screen aside; without it none is. */
  readonly onPutAside: ((putting: Putting) => void) | undefined;
}

/** How the last card was graded and when it comes back, with the ways to take it back and to leave a card. */
export function GradeLine(props: GradeLineProps) {
  const { last, cardId, hasKeys, onUndo, onRetry, onPutAside } = props;
  const { t } = useI18n();
  const [choosing, setChoosing] = useState<string | null>(null);
  return (
    <div className={gradeClass}>
      <span role="status">
        <LastDeed last={last} isCurrent={last?.cardId === cardId} />
      </span>
      <div className={`${ways} ${grades}`}>
        {last === null ? null : last.status === "failed" ? (
          <PlainButton variant="quiet" size="small" onPress={onRetry}>
            {t("kit.retry")}
          </PlainButton>
        ) : (
          <PlainButton
            variant="quiet"
            size="small"
            marks={reviewKey(hasKeys, "U")}
            onPress={onUndo}
          >
            {t("review.undo")}
          </PlainButton>
        )}
        {onPutAside === undefined ? null : choosing === cardId ? (
          <WaysAside
            onChoose={(putting) => {
              setChoosing(null);
              onPutAside(putting);
            }}
          />
        ) : (
          <PlainButton variant="quiet" size="small" onPress={() => setChoosing(cardId)}>
            {t("review.player.putAside")}
          </PlainButton>
        )}
      </div>
    </div>
  );
}

interface LastDeedProps {
  readonly last: ShownDeed | null;
  readonly isCurrent: boolean;
}

function LastDeed({ last, isCurrent }: LastDeedProps) {
  const { t, number } = useI18n();
  if (last === null) return null;
  if (last.status === "failed") return t("review.saveFailed");
  if (last.kind === "put aside") {
    return t(
      last.putting === "tomorrow" ? "review.player.untilTomorrow" : "review.player.suspended",
    );
  }
  return t(isCurrent ? "review.graded" : "review.gradedBefore", {
    rating: t(ratingLabels[last.rating]),
    interval: number(last.intervalDays, { style: "unit", unit: "day", unitDisplay: "long" }),
  });
}

/** The two ways to leave a card. The first takes the focus from the button that brought them. */
function WaysAside({ onChoose }: { readonly onChoose: (putting: Putting) => void }) {
  const { t } = useI18n();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-label={t("review.player.putAside")} className={ways}>
      <Button ref={first} variant="secondary" size="small" onPress={() => onChoose("tomorrow")}>
        {t("review.player.tomorrow")}
      </Button>
      <Button variant="secondary" size="small" onPress={() => onChoose("suspended")}>
        {t("review.player.suspend")}
      </Button>
    </div>
  );
}
