import { useI18n } from "@alambic/i18n/react";
import { PasswordField } from "@alambic/ui/PasswordField";

export interface PasswordProofProps {
  readonly id: string;
  readonly value: string;
  /** Whether it was to be sent: from then on it says that it is missing. */
  readonly isTried: boolean;
  readonly onChange: (value: string) => void;
}

/** The password that a member has, which the dialogs ask for before they change a way to sign in. */
export function PasswordProof(props: PasswordProofProps) {
  const { id, value, isTried, onChange } = props;
  const { t } = useI18n();
  return (
    <PasswordField
      required
      id={id}
      name="current_password"
      label={t("profile.currentPassword")}
      autoComplete="current-password"
      value={value}
      error={isTried && value === "" ? t("account.passwordRequired") : undefined}
      onChange={onChange}
    />
  );
}
