// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": "Use only letters, digits, dots, hyphens and underscores.",
  "server.field.invalid_email": "Enter a valid email address, such as name@example.org.",
  "server.field.invalid_format": "This value is not in the expected format.",
  "server.field.not_allowed": "Choose one of the offered values.",
  "server.field.out_of_range": "This number is outside the allowed range.",
  "server.field.password_common": "This password is among the most common ones. Choose another.",
  "server.field.password_mismatch": "Passwords do not match.",
  "server.field.password_rules": "Password doesn't meet all requirements.",
  "server.field.required": "This field is required.",
  "server.field.too_long": "This is too long. Shorten it.",
  "server.field.too_short": "This is too short. Add to it.",
  "server.field.topic_required": "Describe the topic of your capsule.",
  "server.field.unknown_field": "This field is not known here.",
  "server.field.wrong_type": "This value is not of the expected type.",
  "server.generation.bonus_pending": "The bonus exercises are being made. They will appear in the lesson.",
  "server.generation.lesson_pending": "This lesson is being made. It will be ready in a moment.",
  "server.notification.bonus_added.body": ["New exercises are waiting in “",{"argument":"lesson"},"”."],
  "server.notification.bonus_added.title": "Bonus exercises are ready",
  "server.notification.item_reported.body": ["Somebody reports a problem in “",{"argument":"capsule"},"”."],
  "server.notification.item_reported.title": "An exercise was reported",
  "server.title.bad_request": "Invalid request",
  "server.title.conflict": "Conflict",
  "server.title.forbidden": "Not allowed",
  "server.title.internal_error": "Server error",
  "server.title.method_not_allowed": "Action not available",
  "server.title.not_acceptable": "Not accepted",
  "server.title.not_found": "Not found",
  "server.title.too_large": "Too large",
  "server.title.too_many": "Limit reached",
  "server.title.unauthenticated": "Sign-in needed",
  "server.title.unavailable": "Service unavailable",
  "server.title.unsupported": "Unsupported content",
};

export default messages;
