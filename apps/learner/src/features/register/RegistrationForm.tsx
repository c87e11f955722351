import { useCreateUser, useLogin } from "@alambic/api-client/users";
import { useCompleteWaitlistActivation } from "@alambic/api-client/waitlist";
import { passwordRules } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { Link } from "@alambic/ui/Link";
import { PasswordField } from "@alambic/ui/PasswordField";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { AgeFields } from "./AgeFields.tsx";
import { useRegistration } from "./useRegistration.ts";

export interface RegistrationFormProps {
  /** The invitation that the account is of: its address is not asked for. */
  readonly invitation: { readonly token: string; readonly email: string } | null;
  /** Told that the invitation was used up meanwhile. */
  readonly onUsed?: () => void;
}

/** The fields of a new account. The member is signed in at once when it is made. */
export function RegistrationForm({ invitation, onUsed }: RegistrationFormProps) {
  const { t, rich, locale } = useI18n();
  const createUser = useCreateUser();
  const login = useLogin();
  const activate = useCompleteWaitlistActivation();
  const { form, attempts, errors, change, check, refuse } = useRegistration(invitation?.email);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const creation = invitation === null ? createUser : activate;

  const submit = async () => {
    const registration = check();
    if (registration === null) return;
    const { email, ...named } = registration;
    const account = { ...named, preferred_language: locale };
    const created =
      invitation === null
        ? await createUser.run({ ...account, email })
        : await activate.run({ ...account, token: invitation.token });
    if (!created.ok) {
      const { failure } = created;
      if (failure.kind === "problem" && failure.code === "link_invalid") onUsed?.();
      else refuse(failure);
      return;
    }
    if (!("id" in created.data)) {
      setSentTo(created.data.email);
      return;
    }
    const { username, password } = registration;
    const signedIn = await login.run({ username, password, remember: false });
    if (!signedIn.ok) navigate(paths.login, { replace: true });
    else if (invitation !== null) navigate(paths.dashboard, { replace: true });
  };

  const failed = creation.status === "failed" && errors.length === 0;
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const field = (id: "username" | "email" | "password" | "password_confirm") => ({
    id,
    name: id,
    required: true,
    value: form[id],
    error: errorOf(id),
    onChange: (value: string) => change({ [id]: value }),
  });

  if (sentTo !== null) {
    return (
      <Banner tone="right" title={t("account.forgotSentTitle")} announcement="polite">
        {t("account.signUpSent", { email: sentTo })}
      </Banner>
    );
  }
  return (
    <>
      <ErrorSummary key={attempts} errors={errors} />
      {failed ? (
        <Banner tone="wrong" title={t("account.errorRegister")} announcement="assertive">
          <ProblemText failure={creation.failure} />
        </Banner>
      ) : null}
      <Form onSubmit={() => void submit()}>
        <TextField
          {...field("username")}
          label={t("account.username")}
          hint={t("account.usernameHint")}
          autoComplete="username"
          spellCheck={false}
        />
        {invitation === null ? (
          <TextField
            {...field("email")}
            type="email"
            label={t("account.email")}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
          />
        ) : null}
        <PasswordField
          {...field("password")}
          label={t("account.password")}
          autoComplete="new-password"
          rules={passwordRules(form.password)}
        />
        <PasswordField
          {...field("password_confirm")}
          label={t("account.passwordConfirm")}
          autoComplete="new-password"
        />
        <AgeFields
          country={form.country}
          confirmedAge={form.confirmed_age}
          errorOf={errorOf}
          onChange={change}
        />
        <Text size="small" tone="second">
          {rich("account.agree", {
            terms: (words) => <Link href={paths.legal("terms")}>{words}</Link>,
            privacy: (words) => <Link href={paths.legal("privacy")}>{words}</Link>,
          })}
        </Text>
        <Button
          type="submit"
          size="large"
          width="full"
          pending={creation.status === "running" || login.status === "running"}
        >
          {t(invitation === null ? "account.signUp" : "account.activate")}
        </Button>
      </Form>
    </>
  );
}
