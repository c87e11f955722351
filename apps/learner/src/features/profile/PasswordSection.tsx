import { useChangePassword } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Details } from "@alambic/ui/Details";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { Inline } from "@alambic/ui/Inline";
import { PasswordField } from "@alambic/ui/PasswordField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { NewPasswordFields } from "../../shared/account/NewPasswordFields.tsx";
import { useNewPassword } from "../../shared/account/useNewPassword.ts";
import { notify } from "../../shared/notices/notices.ts";
import { Section } from "./Section.tsx";

/** Changing the password, with the present one. */
export function PasswordSection() {
  const { t } = useI18n();
  const change = useChangePassword();
  const password = useNewPassword();
  const [current, setCurrent] = useState("");

  const save = async () => {
    if (!password.check()) return;
    const saved = await change.run({ current_password: current, ...password.form });
    if (saved.ok) {
      setCurrent("");
      notify({ tone: "right", text: t("profile.passwordSaved") });
    } else password.refuse(saved.failure);
  };

  return (
    <Section title={t("account.password")}>
      <ErrorSummary key={password.attempts} errors={password.errors} />
      {change.status === "failed" && password.errors.length === 0 ? (
        <FailureBanner title={t("profile.notSaved")} failure={change.failure} />
      ) : null}
      <Details summary={t("profile.changePassword")}>
        <Form onSubmit={() => void save()}>
          <PasswordField
            required
            id="current_password"
            name="current_password"
            label={t("profile.currentPassword")}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
          />
          <NewPasswordFields {...password} />
          <Inline>
            <Button variant="secondary" type="submit" pending={change.status === "running"}>
              {t("account.resetSave")}
            </Button>
          </Inline>
        </Form>
      </Details>
    </Section>
  );
}
