import type { Failure } from "@alambic/api-client/core";
import { meetsPasswordRules, passwordConfirmation } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import type { SummarizedError } from "@alambic/ui/ErrorSummary";
import { useState } from "react";

export interface NewPassword {
  readonly password: string;
  readonly password_confirm: string;
}

export interface NewPasswordState {
  readonly form: NewPassword;
  /** How often it was tried to send the form. */
  readonly attempts: number;
  /** What is wrong, by the id of the field; nothing before the first try. */
  readonly errors: readonly SummarizedError[];
  readonly change: (part: Partial<NewPassword>) => void;
  /** Counts a try; whether all of it is right. */
  readonly check: () => boolean;
  /** Takes over what the server refused; whether it was this. */
  readonly refuse: (failure: Failure) => boolean;
}

const empty: NewPassword = { password: "", password_confirm: "" };

/** The state of a new password that is typed twice: what the rules and the server say of it. */
export function useNewPassword(): NewPasswordState {
  const { t } = useI18n();
  const [form, setForm] = useState(empty);
  const [attempts, setAttempts] = useState(0);
  const [isCommon, setCommon] = useState(false);
  const meetsRules = meetsPasswordRules(form.password);
  const confirmed = passwordConfirmation(form.password, form.password_confirm) === "matches";

  const errors: SummarizedError[] = [];
  if (attempts > 0 && form.password === "")
    errors.push({ fieldId: "password", message: t("account.passwordRequired") });
  else if (attempts > 0 && !meetsRules)
    errors.push({ fieldId: "password", message: t("account.passwordRules") });
  else if (isCommon) errors.push({ fieldId: "password", message: t("account.passwordCommon") });
  if (attempts > 0 && !confirmed)
    errors.push({ fieldId: "password_confirm", message: t("account.passwordMismatch") });

  return {
    form,
    attempts,
    errors,
    change: (part) => {
      setForm({ ...form, ...part });
      setCommon(false);
    },
    check: () => {
      setAttempts(attempts + 1);
      return meetsRules && confirmed;
    },
    refuse: (failure) => {
      const faults = failure.kind === "problem" ? (failure.errors ?? []) : [];
      const refused = faults.some(({ code }) => code === "password_common");
      setCommon(refused);
      setAttempts((count) => count + 1);
      return refused;
    },
  };
}
