import type { SickDayRefusal } from "@alambic/domain/streaks";
import type { Capsule, FieldError, ProblemCode, Reason } from "@alambic/contract";

/** The HTTP status of every kind of problem. */
export const problemStatus = {
  invalid_request: 400,
  validation_failed: 422,
  unauthenticated: 401,
  incorrect_credentials: 401,
  forbidden: 403,
  plan_required: 403,
  second_step_required: 403,
  invite_required: 403,
  not_enrolled: 403,
  lesson_locked: 403,
  discipline_locked: 403,
  not_found: 404,
  link_invalid: 404,
  passkey_refused: 422,
  method_not_allowed: 405,
  email_taken: 409,
  username_taken: 409,
  generation_in_progress: 409,
  generation_failed: 409,
  answer_id_reused: 409,
  review_id_reused: 409,
  entry_id_reused: 409,
  note_changed: 409,
  changed_elsewhere: 409,
  message_id_reused: 409,
  limit_reached: 409,
  questions_waiting: 409,
  conversation_full: 409,
  answer_missing: 409,
  account_mismatch: 409,
  response_mismatch: 422,
  request_timeout: 408,
  uri_too_long: 414,
  headers_too_large: 431,
  payload_too_large: 413,
  pdf_too_large: 413,
  unsupported_media_type: 415,
  not_a_pdf: 415,
  pdf_missing: 422,
  pdf_empty: 422,
  pdf_encrypted: 422,
  pdf_damaged: 422,
  pdf_no_text: 422,
  pdf_too_short: 422,
  pdf_too_complex: 422,
  pdf_too_many_pages: 422,
  pdf_language_unsupported: 422,
  topic_not_authorable: 422,
  document_not_authorable: 422,
  nothing_more_to_author: 409,
  capsule_quota_reached: 429,
  model_budget_reached: 429,
  coach_quota_reached: 429,
  coach_no_answer: 503,
  provider_required: 409,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  storage_full: 503,
} as const satisfies Record<ProblemCode, number>;

/** A field that was refused; its message is found by the code when the answer is written. */
export type FieldFault = Pick<FieldError, "path"> & { readonly code: FieldFaultCode };

export type FieldFaultCode =
  | SickDayRefusal
  | "required"
  | "unknown_field"
  | "wrong_type"
  | "too_short"
  | "too_long"
  | "out_of_range"
  | "not_allowed"
  | "invalid_format"
  | "invalid_characters"
  | "look_alike"
  | "unreadable_characters"
  | "invalid_email"
  | "password_rules"
  | "password_common"
  | "password_mismatch"
  | "password_wrong"
  | "age_unconfirmed"
  | "code_wrong"
  | "topic_required"
  | "waitlist_email_required"
  | "too_many_invitees"
  | "too_many_topics"
  | "name_characters";

export interface ProblemDetails {
  readonly fields?: readonly FieldFault[];
  readonly reasons?: readonly Reason[];
  readonly suggestions?: readonly Capsule[];
  /** Whether the member's plan imports PDFs. */
  readonly importsPdfs?: boolean;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
  /** The limit that a PDF went over, bytes. */
  readonly limitBytes?: number;
  /** The messages to the coach that a plan includes in a month. */
  readonly messageLimit?: number;
  /** The limit that a PDF went over, pages. */
  readonly limitPages?: number;
}

/** A known outcome that is not a success. It becomes a problem+json answer. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.status = problemStatus[code];
    this.details = details;
  }
}
