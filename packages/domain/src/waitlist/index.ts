export { checkWaitlistForm, mostInvitees, mostTopics, readTopics } from "./waitlist.ts";
export type {
  WaitlistCode,
  WaitlistForm,
  WaitlistPerson,
  WaitlistProblem,
  WaitlistRequest,
} from "./waitlist.ts";
