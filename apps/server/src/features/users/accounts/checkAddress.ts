import { checkEmail } from "@alambic/domain/accounts";

import { Problem } from "../../../http/problems/Problem.ts";

/** The trimmed e-mail address. Throws `validation_failed` for what is none. */
export function checkAddress(given: string): string {
  const email = given.trim();
  const code = checkEmail(email);
  if (code !== null) throw new Problem("validation_failed", { fields: [{ path: "email", code }] });
  return email;
}
