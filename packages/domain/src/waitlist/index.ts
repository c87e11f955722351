export {
  checkWaitlistForm,
  checkWaitlistRequest,
  mostInvitees,
  mostNameLength,
  mostTopicLength,
  mostTopics,
  readTopics,
  shownName,
} from "./waitlist.ts";
export type {
  WaitlistCode,
  WaitlistForm,
  WaitlistPerson,
  WaitlistProblem,
  WaitlistRequest,
} from "./waitlist.ts";
