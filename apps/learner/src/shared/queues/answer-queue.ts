import { settle } from "@alambic/api-client/core";
import { logAnswer } from "@alambic/api-client/progress";
import { openAnswerQueue } from "@alambic/offline/queue";
import { api, memberId } from "../api.ts";

/** The answers that wait on this device until the server has them. */
export const answerQueue = openAnswerQueue({
  send: (answer, accountId) => settle(logAnswer(api, { accountId, answer })),
  userId: memberId,
  now: () => api.clock.now(),
});
