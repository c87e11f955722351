// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "notifications.badge.body": [{"plural":"xp","options":{"=0":"It is on your board.","one":["+",{"pound":true}," bonus XP."],"other":["+",{"pound":true}," bonus XP."]}}],
  "notifications.badge.title": ["Badge earned: ",{"argument":"name"}],
  "notifications.bonus.body": ["New exercises are waiting in “",{"argument":"lesson"},"”."],
  "notifications.bonus.title": "Your bonus exercises are ready",
  "notifications.close": "Close notifications",
  "notifications.failed.body": "Try again later. This doesn’t count towards your limit.",
  "notifications.failed.budget": "The AI has reached its monthly limit. This doesn’t count towards your limit.",
  "notifications.failed.title": ["“",{"argument":"title"},"” could not be completed"],
  "notifications.kept.failed": ["Another exercise for “",{"argument":"lesson"},"” could not be created. Try again later."],
  "notifications.kept.model_budget_reached": ["The AI has reached its monthly limit. Ask for another exercise for “",{"argument":"lesson"},"” next month."],
  "notifications.kept.nothing_more": ["No other exercise for “",{"argument":"lesson"},"” passed the checks."],
  "notifications.kept.title": "The exercise stays",
  "notifications.loadFailed": "The notifications could not be loaded",
  "notifications.loadFailedText": "Nothing is lost. Try again in a moment.",
  "notifications.markAllRead": "Mark all as read",
  "notifications.missed.body": ["Nothing new for “",{"argument":"lesson"},"” passed the checks. You can ask again later."],
  "notifications.missed.title": "No bonus this time",
  "notifications.more": "Show earlier ones",
  "notifications.none": "Nothing new",
  "notifications.noneText": "We’ll let you know here when a capsule is ready or you earn a badge.",
  "notifications.now": "just now",
  "notifications.ready.body": "Open the outline to begin.",
  "notifications.ready.title": ["“",{"argument":"title"},"” is ready"],
  "notifications.replaced.body": ["Another exercise is waiting in “",{"argument":"lesson"},"”."],
  "notifications.replaced.title": "Exercise replaced",
  "notifications.reported.body": ["Somebody reported a problem in “",{"argument":"title"},"”."],
  "notifications.reported.title": "An exercise was reported",
  "notifications.theory.body": ["A new text is waiting in “",{"argument":"lesson"},"”."],
  "notifications.theory.title": "Your bonus theory is ready",
  "notifications.title": "Notifications",
  "notifications.unread": "Unread",
};

export default messages;
