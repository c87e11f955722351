import type { ProblemCode } from "@alambic/contract";

const codes: Readonly<Record<ProblemCode, true>> = {
  invalid_request: true,
  validation_failed: true,
  unauthenticated: true,
  incorrect_credentials: true,
  forbidden: true,
  plan_required: true,
  invite_required: true,
  not_enrolled: true,
  lesson_locked: true,
  not_found: true,
  method_not_allowed: true,
  email_taken: true,
  username_taken: true,
  generation_in_progress: true,
  generation_failed: true,
  answer_id_reused: true,
  review_id_reused: true,
  response_mismatch: true,
  payload_too_large: true,
  pdf_too_large: true,
  unsupported_media_type: true,
  not_a_pdf: true,
  pdf_missing: true,
  pdf_empty: true,
  pdf_encrypted: true,
  pdf_damaged: true,
  pdf_no_text: true,
  pdf_too_short: true,
  pdf_too_complex: true,
  pdf_too_many_pages: true,
  pdf_language_unsupported: true,
  topic_not_authorable: true,
  document_not_authorable: true,
  nothing_more_to_author: true,
  capsule_quota_reached: true,
  model_budget_reached: true,
  too_many_requests: true,
  internal_error: true,
  unavailable: true,
};

/** Tells whether a code from the server is one that this version of the contract knows. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === "string" && Object.hasOwn(codes, value);
}
