import { meetsPasswordRules, passwordConfirmation } from "@alambic/domain/accounts";

import { Problem } from "../../../http/problems/Problem.ts";
import type { FieldFault } from "../../../http/problems/Problem.ts";
import { isCommonPassword } from "./isCommonPassword.ts";

export interface NewPassword {
  readonly password: string;
  readonly password_confirm: string;
}

/** Throws `validation_failed` for a new password that is too weak, or was not typed alike twice. */
export function checkNewPassword({ password, password_confirm }: NewPassword): void {
  const fields: FieldFault[] = [];
  if (!meetsPasswordRules(password)) fields.push({ path: "password", code: "password_rules" });
  else if (isCommonPassword(password)) fields.push({ path: "password", code: "password_common" });
  if (passwordConfirmation(password, password_confirm) !== "matches")
    fields.push({ path: "password_confirm", code: "password_mismatch" });
  if (fields.length > 0) throw new Problem("validation_failed", { fields });
}
