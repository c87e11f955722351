/* Generated from the contract by scripts/generate.ts. */
import type { ProblemCode } from "@alambic/contract";

const codes: ReadonlySet<unknown> = new Set<ProblemCode>([
  "invalid_request",
  "validation_failed",
  "unauthenticated",
  "incorrect_credentials",
  "forbidden",
  "plan_required",
  "invite_required",
  "not_enrolled",
  "lesson_locked",
  "not_found",
  "method_not_allowed",
  "email_taken",
  "username_taken",
  "generation_in_progress",
  "generation_failed",
  "answer_id_reused",
  "review_id_reused",
  "account_mismatch",
  "response_mismatch",
  "request_timeout",
  "uri_too_long",
  "headers_too_large",
  "payload_too_large",
  "pdf_too_large",
  "unsupported_media_type",
  "not_a_pdf",
  "pdf_missing",
  "pdf_empty",
  "pdf_encrypted",
  "pdf_damaged",
  "pdf_no_text",
  "pdf_too_short",
  "pdf_too_complex",
  "pdf_too_many_pages",
  "pdf_language_unsupported",
  "topic_not_authorable",
  "document_not_authorable",
  "nothing_more_to_author",
  "capsule_quota_reached",
  "model_budget_reached",
  "too_many_requests",
  "internal_error",
  "unavailable",
  "storage_full",
]);

/** Tells whether a code from the server is one that this version of the contract knows. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return codes.has(value);
}
