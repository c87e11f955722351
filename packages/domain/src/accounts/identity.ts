/** Why a field of a registration was refused. */
export type FieldCode =
  | "required"
  | "too_short"
  | "too_long"
  | "invalid_characters"
  | "invalid_email"
  | "password_rules"
  | "password_mismatch"
  | "age_unconfirmed";

export const leastUsernameLength = 3;
export const mostUsernameLength = 32;
export const mostEmailLength = 254;

const letters = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
/** Letters that are not drawn, and marks piled up over the lines above. */
const unseen = /\p{DI}|\p{M}{4}/u;

/** What is wrong with a trimmed user name; null when nothing is. */
export function checkUsername(username: string): FieldCode | null {
  const length = [...username].length;
  if (length === 0) return "required";
  if (!letters.test(username) || unseen.test(username)) return "invalid_characters";
  if (length < leastUsernameLength) return "too_short";
  return length > mostUsernameLength ? "too_long" : null;
}

const local = /^[^\s@"(),:;<>[\\\]]+$/u;
const label = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** A mailbox has one @, no spaces, no stray dots, and a domain of at least two labels. */
function isMailbox(email: string): boolean {
  const at = email.lastIndexOf("@");
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const labels = domain.split(".");
  return (
    at > 0 &&
    name.length <= 64 &&
    local.test(name) &&
    !/^\.|\.\.|\.$/u.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    !/^\d+$/u.test(labels.at(-1) ?? "")
  );
}

/** What is wrong with a trimmed e-mail address; null when nothing is. Only a mail can tell more. */
export function checkEmail(email: string): FieldCode | null {
  if (email === "") return "required";
  if (email.length > mostEmailLength) return "too_long";
  return isMailbox(email) ? null : "invalid_email";
}
