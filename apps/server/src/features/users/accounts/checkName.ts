import { checkUsername, isLookAlike } from "@alambic/domain/accounts";

import { Problem } from "../../../http/problems/Problem.ts";

/**
 * A name that an account is given, without spaces around it. Throws `validation_failed` where it is none, or
 * may be mistaken for one of other letters: what that takes to know is not loaded in browsers.
 */
export function checkNewName(given: string): string {
  const username = given.trim();
  const code = checkUsername(username) ?? (isLookAlike(username) ? "look_alike" : null);
  if (code !== null)
    throw new Problem("validation_failed", { fields: [{ path: "username", code }] });
  return username;
}
