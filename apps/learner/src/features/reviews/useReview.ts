import { useApi } from "@alambic/api-client/core";
import { useLogReview, useUndoReview } from "@alambic/api-client/reviews";
import type { ReviewLog, ReviewResult } from "@alambic/contract";
import type { Grade, ReviewPlayerProps } from "@alambic/ui/ReviewPlayer";
import { useRef, useState } from "react";
import { uuidv7 } from "../../shared/uuidv7.ts";
import type { ReviewOutcome } from "./ReviewDone.tsx";

export interface ReviewControls {
  /** XP of this sitting. */
  readonly xp: number;
  readonly answer: ReviewPlayerProps["onAnswer"];
  readonly rate: ReviewPlayerProps["onRate"];
  readonly undo: ReviewPlayerProps["onUndo"];
  /** What came of the sitting so far. */
  readonly outcome: () => ReviewOutcome;
}

interface Reviewed {
  readonly sent: ReviewLog;
  readonly result: ReviewResult;
}

/** Sends the reviews of a sitting. The same one sent again keeps its id, so that it counts once. */
export function useReview(): ReviewControls {
  const { clock } = useApi();
  const log = useLogReview();
  const takeBack = useUndoReview();
  const reviewed = useRef(new Map<string, Reviewed>());
  const unsent = useRef<ReviewLog | null>(null);
  const [xp, setXp] = useState(0);

  const send = async (review: Omit<ReviewLog, "review_id" | "reviewed_at">): Promise<Grade> => {
    const now = clock.now();
    const last = unsent.current;
    const isSame =
      last !== null &&
      last.card_id === review.card_id &&
      last.response === review.response &&
      last.rating === review.rating;
    const sent = isSame
      ? last
      : { ...review, review_id: uuidv7(now), reviewed_at: new Date(now).toISOString() };
    unsent.current = sent;
    const outcome = await log.run(sent);
    if (!outcome.ok) throw new Error(`The review of ${review.card_id} was not saved.`);
    unsent.current = null;
    const result = outcome.data;
    reviewed.current.set(review.card_id, { sent, result });
    setXp((sum) => sum + result.xp_awarded);
    return { rating: result.rating, intervalDays: result.card.interval_days };
  };
  const undo = async (cardId: string): Promise<Reviewed | undefined> => {
    const last = reviewed.current.get(cardId);
    if (last === undefined) return undefined;
    const outcome = await takeBack.run({ review_id: last.sent.review_id });
    if (!outcome.ok) throw new Error(`The review of ${cardId} was not taken back.`);
    reviewed.current.delete(cardId);
    setXp((sum) => sum - outcome.data.xp_returned);
    return last;
  };

  return {
    xp,
    answer: (card_id, response, { elapsedMs }) =>
      send({
        card_id,
        elapsed_ms: elapsedMs,
        ...(response === null ? { rating: "again" as const } : { response }),
      }),
    rate: async (card_id, rating) => {
      const last = await undo(card_id);
      const { response, elapsed_ms } = last?.sent ?? {};
      return send({
        card_id,
        rating,
        ...(response !== undefined && { response }),
        ...(elapsed_ms !== undefined && { elapsed_ms }),
      });
    },
    undo: async (cardId) => {
      await undo(cardId);
    },
    outcome: () => {
      const results = [...reviewed.current.values()].map(({ result }) => result);
      return {
        reviewed: results.length,
        remembered: results.filter(({ rating }) => rating !== "again").length,
        xp: results.reduce((sum, { xp_awarded }) => sum + xp_awarded, 0),
      };
    },
  };
}
