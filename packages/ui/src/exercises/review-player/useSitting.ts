import type { ExerciseResponse, ReviewRating } from "@alambic/contract";
import { useReducer, useRef } from "react";
import type { AnswerCircumstances, AnswerReply } from "../session/ExerciseSession.ts";
import { gradeHere } from "./gradeHere.ts";
import type { ReviewItem, ReviewPlayerProps } from "./ReviewPlayerProps.ts";
import { freshSession, reviewReducer } from "./reviewSession.ts";
import type { Deed, Grade, Putting, ReviewSession } from "./reviewSession.ts";
import { useUnderway } from "./useUnderway.ts";

type Keep = () => Promise<Grade | null | void>;

export interface Sitting {
  readonly session: ReviewSession;
  readonly answer: (
    item: ReviewItem,
    response: ExerciseResponse | null,
    circumstances: AnswerCircumstances,
  ) => Promise<AnswerReply>;
  readonly rate: (item: ReviewItem, rating: ReviewRating) => void;
  readonly putAside: (item: ReviewItem, putting: Putting) => void;
  readonly undo: () => void;
  /** Tries once more to keep what could not be. */
  readonly retry: () => void;
  readonly goOn: () => void;
}

/** Runs a sitting: what is done shows at once, and is kept in the background. */
export function useSitting(props: ReviewPlayerProps): Sitting {
  const { items, onAnswer, onRate, onUndo, onPutAside, onFinish } = props;
  const [session, dispatch] = useReducer(reviewReducer, freshSession);
  const { follow, settled } = useUnderway();
  const answered = useRef<{ readonly cardId: string; readonly reply: Promise<AnswerReply> } | null>(
    null,
  );
  const kept = useRef<Keep | null>(null);
  const { at, last } = session;

  const keep = async (cardId: string, how: Keep) => {
    kept.current = how;
    dispatch({ type: "settled", cardId, status: "saving" });
    try {
      const grade = await follow(how());
      dispatch({ type: "settled", cardId, status: "saved", ...(grade && { grade }) });
    } catch {
      dispatch({ type: "settled", cardId, status: "failed" });
    }
  };
  const show = (cardId: string, deed: Deed) =>
    dispatch({ type: "done", deed: { ...deed, cardId, status: "saving" } });
  const goOn = () => {
    answered.current = null;
    dispatch({ type: "next" });
    if (at + 1 === items.length) void settled().then(onFinish);
  };

  return {
    session,
    goOn,
    answer: (item, response, circumstances) => {
      const { id, intervals } = item;
      // Who sees the right answer after a wrong one has reviewed the card already.
      if (intervals !== undefined && answered.current?.cardId === id) return answered.current.reply;
      const send = async (): Promise<AnswerReply> => {
        try {
          const grade = await follow(onAnswer(id, response, circumstances));
          if (grade !== null) dispatch({ type: "settled", cardId: id, status: "saved", grade });
          return "scored";
        } catch (error) {
          answered.current = null;
          dispatch({ type: "settled", cardId: id, status: "failed" });
          throw error;
        }
      };
      if (intervals !== undefined && onRate !== undefined) {
        const rating = gradeHere(response, circumstances);
        // Rated again, it is sent again with its grade.
        kept.current = () => onRate(id, rating);
        const isAnswered = response !== null && !circumstances.revealed;
        show(id, { kind: "graded", rating, intervalDays: intervals[rating], isAnswered });
      }
      const reply = send();
      answered.current = { cardId: id, reply };
      return reply;
    },
    rate: ({ id, intervals }, rating) => {
      if (intervals === undefined || onRate === undefined) return;
      const before = last?.cardId === id && last.kind === "graded" ? last : null;
      if (before?.rating !== rating) {
        const { isAnswered = true } = before ?? {};
        show(id, { kind: "graded", rating, intervalDays: intervals[rating], isAnswered });
        void keep(id, () => onRate(id, rating));
      }
      goOn();
    },
    putAside: ({ id }, putting) => {
      if (onPutAside === undefined) return;
      show(id, { kind: "put aside", putting });
      void keep(id, () => onPutAside(id, putting));
      goOn();
    },
    undo: () => {
      if (last === null || onUndo === undefined) return;
      const back = items.findIndex(({ id }) => id === last.cardId);
      answered.current = null;
      const undone = async () => {
        dispatch({ type: "settled", cardId: last.cardId, status: "saving" });
        try {
          await follow(onUndo(last.cardId));
          dispatch({ type: "undone", at: back });
        } catch {
          dispatch({ type: "settled", cardId: last.cardId, status: "failed" });
        }
      };
      void undone();
    },
    retry: () => {
      if (last !== null && kept.current !== null) void keep(last.cardId, kept.current);
    },
  };
}
