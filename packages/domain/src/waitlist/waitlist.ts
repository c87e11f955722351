import { checkEmail } from "../accounts/index.ts";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";

export const mostInvitees = 5;
export const mostTopics = 10;

export interface WaitlistPerson {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** What is typed into the form. */
export interface WaitlistForm extends WaitlistPerson {
  readonly invitees: readonly WaitlistPerson[];
  /** Separated by commas. */
  readonly topics: string;
  readonly beta_tester: boolean;
}

/** What is sent: trimmed, without empty, repeated or own addresses. */
export interface WaitlistRequest extends WaitlistPerson {
  readonly invitees: readonly WaitlistPerson[];
  readonly study_topics: readonly string[];
  readonly beta_tester: boolean;
}

export type WaitlistCode = "required" | "invalid_email" | "too_many";

/** `path` is `email`, `topics`, `invitees`, or `invitees.2.email` for the third line of the form. */
export interface WaitlistProblem {
  readonly path: string;
  readonly code: WaitlistCode;
}

/** The topics of a text: parted at commas, trimmed, without empty and repeated ones. */
export function readTopics(text: string): readonly string[] {
  const topics = text.split(",").map((topic) => topic.trim().replaceAll(/\s+/gu, " "));
  return distinctBy(
    topics.filter((topic) => topic !== ""),
    (topic) => topic.toLocaleLowerCase("und"),
  );
}

/** Reads the form, or says what keeps it from being sent. */
export function checkWaitlistForm(form: WaitlistForm): Result<WaitlistRequest, WaitlistProblem[]> {
  const person = trimmed(form);
  const lines = form.invitees.map((invitee, line) => ({ ...trimmed(invitee), line }));
  const written = lines.filter(({ email }) => email !== "");
  const others = written.filter(({ email }) => key(email) !== key(person.email));
  const invitees = distinctBy(others, ({ email }) => key(email));
  const topics = readTopics(form.topics);
  const problems: WaitlistProblem[] = [
    ...emailProblems("email", person.email),
    ...written.flatMap(({ email, line }) => emailProblems(`invitees.${line}.email`, email)),
    ...tooMany("invitees", invitees.length, mostInvitees),
    ...tooMany("topics", topics.length, mostTopics),
  ];
  if (problems.length > 0) return failure(problems);
  return success({
    ...person,
    invitees: invitees.map(({ line: _, ...invitee }) => invitee),
    study_topics: topics,
    beta_tester: form.beta_tester,
  });
}

function trimmed({ email, first_name, last_name }: WaitlistPerson): WaitlistPerson {
  return { email: email.trim(), first_name: first_name.trim(), last_name: last_name.trim() };
}

/** Two addresses that differ in case reach the same mailbox in practice. */
function key(email: string): string {
  return email.toLowerCase();
}

function emailProblems(path: string, email: string): WaitlistProblem[] {
  const code = checkEmail(email);
  if (code === null) return [];
  return [{ path, code: code === "required" ? "required" : "invalid_email" }];
}

function tooMany(path: string, count: number, most: number): WaitlistProblem[] {
  return count > most ? [{ path, code: "too_many" }] : [];
}

function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = keyOf(item);
    return seen.has(own) ? false : seen.add(own).has(own);
  });
}
