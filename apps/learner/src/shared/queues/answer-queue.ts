import { settle } from "@alambic/api-client/core";
import { logAnswer } from "@alambic/api-client/progress";
import { openAnswerQueue } from "@alambic/offline/queue";
import { api } from "../api.ts";

/** The answers that wait on this device until the server has them. */
export const answerQueue = openAnswerQueue({
  send: (answer) => settle(logAnswer(api, answer)),
  userId: () => {
    const { current } = api.session.state;
    return current.status === "member" ? current.user.id : null;
  },
  now: () => api.clock.now(),
});
