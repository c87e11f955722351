import { passwordRules } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { PasswordField } from "@alambic/ui/PasswordField";
import type { NewPasswordState } from "./useNewPassword.ts";

/** A new password, typed twice, with its rules. */
export function NewPasswordFields({ form, errors, change }: NewPasswordState) {
  const { t } = useI18n();
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <>
      <PasswordField
        required
        id="password"
        name="password"
        label={t("account.newPassword")}
        autoComplete="new-password"
        rules={passwordRules(form.password)}
        value={form.password}
        error={errorOf("password")}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        required
        id="password_confirm"
        name="password_confirm"
        label={t("account.passwordConfirm")}
        autoComplete="new-password"
        value={form.password_confirm}
        error={errorOf("password_confirm")}
        onChange={(password_confirm) => change({ password_confirm })}
      />
    </>
  );
}
