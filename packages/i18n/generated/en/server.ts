// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "server.field.invalid_characters": [{"type":0,"value":"Use only letters, digits, dots, hyphens and underscores."}],
  "server.field.invalid_email": [{"type":0,"value":"Enter a valid email address, such as name@example.org."}],
  "server.field.invalid_format": [{"type":0,"value":"This value is not in the expected format."}],
  "server.field.not_allowed": [{"type":0,"value":"Choose one of the offered values."}],
  "server.field.out_of_range": [{"type":0,"value":"This number is outside the allowed range."}],
  "server.field.password_common": [{"type":0,"value":"This password is among the most common ones. Choose another."}],
  "server.field.password_mismatch": [{"type":0,"value":"Passwords do not match."}],
  "server.field.password_rules": [{"type":0,"value":"Password doesn't meet all requirements."}],
  "server.field.required": [{"type":0,"value":"This field is required."}],
  "server.field.too_long": [{"type":0,"value":"This is too long. Shorten it."}],
  "server.field.too_short": [{"type":0,"value":"This is too short. Add to it."}],
  "server.field.topic_required": [{"type":0,"value":"Describe the topic of your capsule."}],
  "server.field.unknown_field": [{"type":0,"value":"This field is not known here."}],
  "server.field.wrong_type": [{"type":0,"value":"This value is not of the expected type."}],
  "server.generation.bonus_pending": [{"type":0,"value":"The bonus exercises are being made. They will appear in the lesson."}],
  "server.generation.lesson_pending": [{"type":0,"value":"This lesson is being made. It will be ready in a moment."}],
  "server.notification.bonus_added.body": [{"type":0,"value":"New exercises are waiting in “"},{"type":1,"value":"lesson"},{"type":0,"value":"”."}],
  "server.notification.bonus_added.title": [{"type":0,"value":"Bonus exercises are ready"}],
  "server.title.bad_request": [{"type":0,"value":"Invalid request"}],
  "server.title.conflict": [{"type":0,"value":"Conflict"}],
  "server.title.forbidden": [{"type":0,"value":"Not allowed"}],
  "server.title.internal_error": [{"type":0,"value":"Server error"}],
  "server.title.method_not_allowed": [{"type":0,"value":"Action not available"}],
  "server.title.not_acceptable": [{"type":0,"value":"Not accepted"}],
  "server.title.not_found": [{"type":0,"value":"Not found"}],
  "server.title.too_large": [{"type":0,"value":"Too large"}],
  "server.title.too_many": [{"type":0,"value":"Limit reached"}],
  "server.title.unauthenticated": [{"type":0,"value":"Sign-in needed"}],
  "server.title.unavailable": [{"type":0,"value":"Service unavailable"}],
  "server.title.unsupported": [{"type":0,"value":"Unsupported content"}],
};

export default messages;
