// Generated from messages/ by `pn --filter @alambic/i18n generate`.

export const namespaces = ["kit","problems"] as const;

export type Namespace = (typeof namespaces)[number];

/** The arguments of each message. */
export interface MessageValues {
  "kit.close": undefined;
  "kit.opensInNewTab": undefined;
  "kit.pending": undefined;
  "problems.answer_id_reused": undefined;
  "problems.capsule_quota_reached": undefined;
  "problems.document_not_authorable": undefined;
  "problems.email_taken": undefined;
  "problems.forbidden": undefined;
  "problems.generation_failed": undefined;
  "problems.generation_in_progress": undefined;
  "problems.incorrect_credentials": undefined;
  "problems.internal_error": undefined;
  "problems.invalid_request": undefined;
  "problems.invite_required": undefined;
  "problems.lesson_locked": undefined;
  "problems.method_not_allowed": undefined;
  "problems.network": undefined;
  "problems.not_a_pdf": undefined;
  "problems.not_enrolled": undefined;
  "problems.not_found": undefined;
  "problems.nothing_more_to_author": undefined;
  "problems.payload_too_large": undefined;
  "problems.pdf_damaged": undefined;
  "problems.pdf_empty": undefined;
  "problems.pdf_encrypted": undefined;
  "problems.pdf_language_unsupported": undefined;
  "problems.pdf_missing": undefined;
  "problems.pdf_no_text": undefined;
  "problems.pdf_too_complex": undefined;
  "problems.pdf_too_large": undefined;
  "problems.pdf_too_large_limit": { "megabytes": number };
  "problems.pdf_too_short": undefined;
  "problems.plan_required": undefined;
  "problems.response_mismatch": undefined;
  "problems.timeout": undefined;
  "problems.timeout_classification": undefined;
  "problems.timeout_generation": undefined;
  "problems.too_many_requests": undefined;
  "problems.too_many_requests_retry": { "minutes": number };
  "problems.topic_not_authorable": undefined;
  "problems.unauthenticated": undefined;
  "problems.unavailable": undefined;
  "problems.unknown": undefined;
  "problems.unsupported_media_type": undefined;
  "problems.username_taken": undefined;
  "problems.validation_failed": undefined;
}

/** The tags of each message that has some. */
export interface MessageTags {
}
