import { useApi } from "@alambic/api-client/core";
import {
  useHoldReviewCard,
  useLogReview,
  useReleaseReviewCard,
  useUndoReview,
} from "@alambic/api-client/reviews";
import type { ReviewLog, ReviewResult } from "@alambic/contract";
import type { Grade, ReviewPlayerProps } from "@alambic/ui/ReviewPlayer";
import { useRef, useState } from "react";
import { uuidv7 } from "../../shared/uuidv7.ts";
import type { ReviewOutcome } from "./ReviewDone.tsx";

export interface ReviewControls {
  /** XP of this sitting. */
  readonly xp: number;
  readonly answer: ReviewPlayerProps["onAnswer"];
  readonly rate: NonNullable<ReviewPlayerProps["onRate"]>;
  readonly undo: NonNullable<ReviewPlayerProps["onUndo"]>;
  readonly putAside: NonNullable<ReviewPlayerProps["onPutAside"]>;
  /** Sends once more what did not get through. */
  readonly sendLost: () => Promise<void>;
  /** What came of the sitting so far. */
  readonly outcome: () => ReviewOutcome;
}

type Said = Pick<ReviewLog, "rating" | "response" | "elapsed_ms" | "hinted">;

interface Reviewed {
  readonly sent: ReviewLog;
  readonly result: ReviewResult;
}

/**
 * Sends the reviews of a sitting, those of a card one after the other. The same one sent again keeps its
 * id, so that it counts once; a correction replaces what it corrects.
 */
export function useReview(): ReviewControls {
  const { clock } = useApi();
  const log = useLogReview();
  const takeBack = useUndoReview();
  const hold = useHoldReviewCard();
  const release = useReleaseReviewCard();
  const held = useRef(new Set<string>());
  const reviewed = useRef(new Map<string, Reviewed>());
  const unsent = useRef(new Map<string, ReviewLog>());
  const underway = useRef(new Map<string, Promise<unknown>>());
  const [xp, setXp] = useState(0);
  const gained = useRef(0);
  const gain = (more: number) => {
    gained.current += more;
    setXp(gained.current);
  };

  const post = async (sent: ReviewLog): Promise<ReviewResult> => {
    const { card_id: cardId } = sent;
    unsent.current.set(cardId, sent);
    const outcome = await log.run(sent);
    if (!outcome.ok) throw new Error(`The review of ${cardId} was not saved.`);
    unsent.current.delete(cardId);
    const result = outcome.data;
    reviewed.current.set(cardId, { sent, result });
    gain(result.xp_awarded - result.xp_returned);
    return result;
  };
  const send = async (card_id: string, said: Said): Promise<Grade> => {
    const last = unsent.current.get(card_id);
    const isSame =
      last !== undefined && last.response === said.response && last.rating === said.rating;
    // It may have arrived although its reply did not: it is sent as it was before anything corrects it.
    if (last !== undefined && !isSame) await post(last);
    const now = clock.now();
    const before = reviewed.current.get(card_id)?.sent.review_id;
    const { rating, card } = await post(
      isSame
        ? last
        : {
            ...said,
            card_id,
            review_id: uuidv7(now),
            reviewed_at: new Date(now).toISOString(),
            ...(before !== undefined && { replaces: before }),
          },
    );
    return { rating, intervalDays: card.interval_days };
  };
  /** Waits for what is on its way for the card. */
  const inTurn = async <Done>(cardId: string, next: () => Promise<Done>): Promise<Done> => {
    const before = underway.current.get(cardId);
    const turn = (async () => {
      if (before !== undefined) await Promise.allSettled([before]);
      return next();
    })();
    underway.current.set(cardId, turn);
    return turn;
  };

  return {
    xp,
    answer: (cardId, response, { revealed, elapsedMs, hinted }) =>
      inTurn(cardId, () =>
        send(cardId, {
          elapsed_ms: elapsedMs,
          ...(response !== null && !revealed ? { response, hinted } : { rating: "again" as const }),
        }),
      ),
    rate: (cardId, rating) =>
      inTurn(cardId, () => {
        const { response, elapsed_ms, hinted } =
          unsent.current.get(cardId) ?? reviewed.current.get(cardId)?.sent ?? {};
        return send(cardId, {
          rating,
          ...(response !== undefined && { response }),
          ...(elapsed_ms !== undefined && { elapsed_ms }),
          ...(hinted !== undefined && { hinted }),
        });
      }),
    undo: (cardId) =>
      inTurn(cardId, async () => {
        if (held.current.has(cardId)) {
          const released = await release.run({ card_id: cardId });
          if (!released.ok) throw new Error(`The card ${cardId} was not taken up again.`);
          held.current.delete(cardId);
          return;
        }
        const lost = unsent.current.get(cardId);
        if (lost !== undefined) await post(lost);
        const last = reviewed.current.get(cardId);
        if (last === undefined) return;
        const outcome = await takeBack.run({ review_id: last.sent.review_id });
        if (!outcome.ok) throw new Error(`The review of ${cardId} was not taken back.`);
        reviewed.current.delete(cardId);
        gain(-outcome.data.xp_returned);
      }),
    putAside: (cardId, kind) =>
      inTurn(cardId, async () => {
        const outcome = await hold.run({ path: { card_id: cardId }, body: { kind } });
        if (!outcome.ok) throw new Error(`The card ${cardId} was not put aside.`);
        held.current.add(cardId);
      }),
    sendLost: async () => {
      await Promise.allSettled([...unsent.current.values()].map(post));
    },
    outcome: () => {
      const results = [...reviewed.current.values()].map(({ result }) => result);
      return {
        reviewed: results.length,
        remembered: results.filter(({ rating }) => rating !== "again").length,
        xp: gained.current,
      };
    },
  };
}
