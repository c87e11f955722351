import {
  createFormatter,
  loadMessages,
  type Formatter,
  type Locale,
  type Namespace,
} from "@alambic/i18n";

const namespaces: readonly Namespace[] = [
  "coachAnswers",
  "coach",
  "account",
  "profile",
  "admin",
  "badges",
  "catalogue",
  "create",
  "dashboard",
  "exercise",
  "freeAnswer",
  "lessonPlayer",
  "refused",
  "moreOfPlan",
  "quest",
  "learning",
  "review",
  "stats",
  "notes",
  "toolbox",
  "tools",
  "kit",
  "landing",
  "lesson",
  "journal",
  "library",
  "login",
  "mail",
  "member",
  "notifications",
  "plan",
  "problems",
  "quality",
  "server",
  "consent",
  "shell",
  "tools",
  "waitlist",
  "tools",
];

/** The texts of the application, so that a journey finds things by the names that a learner reads. */
export async function textsOf(locale: Locale): Promise<Formatter> {
  return createFormatter(locale, await loadMessages(locale, namespaces));
}
