export { FeedbackForm, feedbackStates } from "../patterns/feedback-form/FeedbackForm.tsx";
export type { FeedbackFormProps } from "../patterns/feedback-form/FeedbackForm.tsx";
export { feedbackKinds } from "../patterns/feedback-form/feedback.ts";
export type {
  Feedback,
  FeedbackDetails,
  FeedbackDraft,
  FeedbackKind,
} from "../patterns/feedback-form/feedback.ts";
