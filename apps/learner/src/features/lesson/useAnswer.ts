import { useApi } from "@alambic/api-client/core";
import { useLogAnswer } from "@alambic/api-client/progress";
import type { AnswerLog } from "@alambic/contract";
import type { LessonPlayerProps } from "@alambic/ui/LessonPlayer";
import { useRef } from "react";
import { answerQueue } from "../../shared/queues/answer-queue.ts";
import { isPassing } from "./isPassing.ts";
import { makeAnswer } from "./makeAnswer.ts";
import { uuidv7 } from "../../shared/uuidv7.ts";

type OnAnswer = LessonPlayerProps["onAnswer"];

/**
 * Sends an answer. One that does not get through is kept on this device and sent later; where it
 * cannot be kept, or the server refuses it, the promise rejects and the answer stays on the screen.
 * The same answer sent again keeps its id, so that it counts once.
 */
export function useAnswer(): OnAnswer {
  const { clock } = useApi();
  const { run } = useLogAnswer();
  const last = useRef<AnswerLog | null>(null);

  return async (atomId, response, circumstances) => {
    const made = makeAnswer(atomId, response, circumstances, {
      previous: last.current,
      now: clock.now(),
      newId: uuidv7,
    });
    last.current = made;
    const sent = await run(made);
    if (sent.ok) return sent.data;
    if (isPassing(sent.failure)) {
      const kept = await answerQueue.enqueue(made);
      if (kept.status === "saved") return "queued";
    }
    throw new Error(`The answer to ${atomId} could neither be sent nor kept.`);
  };
}
