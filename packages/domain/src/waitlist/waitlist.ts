import { checkEmail } from "../accounts/index.ts";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";

export const mostInvitees = 5;
export const mostTopics = 10;
export const mostNameLength = 80;
export const mostTopicLength = 100;

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

export type WaitlistCode =
  | "required"
  | "invalid_email"
  | "too_many"
  | "too_long"
  | "invalid_characters";

/** `path` is `email`, `first_name`, `topics`, `invitees`, or `invitees.2.email` for the third line. */
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
export function checkWaitlistForm({
  topics,
  ...form
}: WaitlistForm): Result<WaitlistRequest, WaitlistProblem[]> {
  return checkWaitlistRequest({ ...form, study_topics: [topics] });
}

/** Puts a request in order, wherever it comes from, or says what keeps it from being taken. */
export function checkWaitlistRequest(
  given: WaitlistRequest,
): Result<WaitlistRequest, WaitlistProblem[]> {
  const person = trimmed(given);
  const lines = given.invitees.map((invitee, line) => ({ ...trimmed(invitee), line }));
  const written = lines.filter(({ email }) => email !== "");
  const others = written.filter(({ email }) => key(email) !== key(person.email));
  const invitees = distinctBy(others, ({ email }) => key(email));
  const topics = readTopics(given.study_topics.join(","));
  const problems: WaitlistProblem[] = [
    ...emailProblems("email", person.email),
    ...nameProblems("", person),
    ...written.flatMap(({ email, line }) => emailProblems(`invitees.${line}.email`, email)),
    ...written.flatMap(({ line, ...invitee }) => nameProblems(`invitees.${line}.`, invitee)),
    ...tooMany("invitees", invitees.length, mostInvitees),
    ...tooMany("topics", topics.length, mostTopics),
    ...topics.flatMap((topic) => tooLong("topics", topic, mostTopicLength)).slice(0, 1),
  ];
  if (problems.length > 0) return failure(problems);
  return success({
    ...person,
    invitees: invitees.map(({ line: _, ...invitee }) => invitee),
    study_topics: topics,
    beta_tester: given.beta_tester,
  });
}

/**
 * A name as a mail shows it to somebody else. A dot within it is set apart, so that no program takes it
 * for an address that can be opened.
 */
export function shownName({
  first_name,
  last_name,
}: Pick<WaitlistPerson, "first_name" | "last_name">): string | null {
  const name = `${first_name} ${last_name}`.trim().replaceAll(/\.(?=\S)/gu, ". ");
  return name === "" ? null : name;
}

function trimmed({ email, first_name, last_name }: WaitlistPerson): WaitlistPerson {
  return { email: email.trim(), first_name: first_name.trim(), last_name: last_name.trim() };
}

/** Letters of any script, spaces, and what stands between the parts of a name. */
const name = /^[\p{L}\p{M}\p{Zs}\p{Pd}'’.·]*$/u;

function nameProblems(before: string, person: WaitlistPerson): WaitlistProblem[] {
  return (["first_name", "last_name"] as const).flatMap((field) => {
    const path = `${before}${field}`;
    if (!name.test(person[field])) return [{ path, code: "invalid_characters" as const }];
    return tooLong(path, person[field], mostNameLength);
  });
}

function tooLong(path: string, text: string, most: number): WaitlistProblem[] {
  return [...text].length > most ? [{ path, code: "too_long" }] : [];
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
