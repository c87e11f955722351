/** A longer name would push the greeting on to a third line. */
const longest = 14;

/** The name that a member is greeted by; none where it is too long for a heading. */
export function greetingName(username: string): string {
  return Array.from(username).length > longest ? "" : username;
}
