import { useApi } from "@alambic/api-client/core";
import { useLogAnswer } from "@alambic/api-client/progress";
import type { AnswerLog, Lesson } from "@alambic/contract";
import { judgeFailure } from "@alambic/offline/queue";
import type { LessonPlayerProps } from "@alambic/ui/LessonPlayer";
import { useRef } from "react";
import { recordOffline } from "../../shared/offline/recordOffline.ts";
import { memberId } from "../../shared/api.ts";
import { answerQueue } from "../../shared/queues/answer-queue.ts";
import { uuidv7 } from "../../shared/uuidv7.ts";
import { makeAnswer } from "./makeAnswer.ts";

type OnAnswer = LessonPlayerProps["onAnswer"];

/**
 * Sends an answer. One that does not get through is kept on this device and sent later, and so is one
 * that others of its capsule wait before: the server takes them in their order. Where it cannot be
 * kept, or the server refuses it, the promise rejects and the answer stays on the screen. The same
 * answer sent again keeps its id, so that it counts once.
 */
export function useAnswer({ capsule, molecule }: Pick<Lesson, "capsule" | "molecule">): OnAnswer {
  const { clock } = useApi();
  const log = useLogAnswer();
  const last = useRef<AnswerLog | null>(null);

  return async (atomId, response, circumstances) => {
    const answer = makeAnswer(atomId, response, circumstances, {
      previous: last.current,
      now: clock.now(),
      newId: uuidv7,
    });
    last.current = answer;
    const accountId = memberId();
    if (accountId !== null && !answerQueue.getState().unsentGroups.includes(capsule.id)) {
      const sent = await log({ accountId, answer });
      if (sent.ok) {
        recordOffline(capsule.id, atomId, sent.data.feedback.outcome);
        return sent.data;
      }
      if (judgeFailure(sent.failure).kind === "refuse") throw notTaken(atomId);
    }
    const subject = { group: capsule.id, title: molecule.title };
    const kept = await answerQueue.enqueue(answer, subject);
    if (kept.status === "saved") {
      const { revealed, score } = circumstances;
      recordOffline(capsule.id, atomId, revealed ? "revealed" : (score?.outcome ?? "completed"));
      return "queued";
    }
    throw notTaken(atomId);
  };
}

function notTaken(atomId: string): Error {
  return new Error(`The answer to ${atomId} could neither be sent nor kept.`);
}
