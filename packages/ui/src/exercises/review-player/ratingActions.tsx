import { useI18n } from "@alambic/i18n/react";
import { use, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { isLacking } from "../player/isLacking.ts";
import type { NextActionsProps } from "../player/PlayerParts.ts";
import { Forgotten } from "./Forgotten.tsx";
import type { CardRating } from "./RatingContext.ts";
import { RatingContext } from "./RatingContext.ts";
import { Ratings } from "./Ratings.tsx";

/** What a lesson has as well. */
export interface LessonActions {
  readonly OnwardActions: ComponentType<NextActionsProps>;
  readonly NextActionRow: ComponentType<{ readonly children: ReactNode }>;
}

/** After an answer in a review: what it comes to, each rating with when it brings the card back. */
export function ratingActions({ OnwardActions, NextActionRow }: LessonActions) {
  return function RatingActions(props: NextActionsProps) {
    const card = use(RatingContext);
    if (card === null || props.delivery.status === "failed") return <OnwardActions {...props} />;
    return (
      <NextActionRow>
        <Graded {...props} {...card} />
      </NextActionRow>
    );
  };
}

function Graded(props: NextActionsProps & CardRating) {
  const { outcome, onReveal, grade, intervals, hasKeys, onRate } = props;
  const { t } = useI18n();
  const [isSlip, setSlip] = useState(false);
  const card = { grade, intervals, hasKeys, onRate };
  // Once the right answer was shown, nothing tells that it was known.
  const isAnswered = props.isAnswered && outcome !== "revealed";
  const reveal = isLacking(outcome) ? onReveal : null;
  if (grade === "again" && !isSlip) {
    return (
      <Forgotten {...card} isAnswered={isAnswered} onReveal={reveal} onSlip={() => setSlip(true)} />
    );
  }
  return (
    <>
      <Ratings
        {...card}
        question={t(isSlip ? "review.player.slipJudge" : "review.judge")}
        takesFocus={isSlip}
      />
      {reveal === null || isSlip ? null : (
        <Button variant="quiet" onPress={reveal}>
          {t("exercise.reveal")}
        </Button>
      )}
    </>
  );
}
