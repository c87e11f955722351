import { useCreateUser, useLogin } from "@alambic/api-client/users";
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
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { useRegistration } from "./useRegistration.ts";

export interface RegistrationFormProps {
  readonly invite: string | null;
}

/** The fields of a new account. The member is signed in at once when it is made. */
export function RegistrationForm({ invite }: RegistrationFormProps) {
  const { t, rich, locale } = useI18n();
  const createUser = useCreateUser();
  const login = useLogin();
  const { form, attempts, errors, change, check, refuse } = useRegistration();

  const submit = async () => {
    const registration = check();
    if (registration === null) return;
    const created = await createUser.run({
      ...registration,
      preferred_language: locale,
      ...(invite === null ? {} : { invite_token: invite }),
    });
    if (!created.ok) {
      refuse(created.failure);
      return;
    }
    const { username, password } = registration;
    const signedIn = await login.run({ username, password, remember: false });
    if (!signedIn.ok) navigate(paths.login, { replace: true });
  };

  const failed = createUser.status === "failed" && errors.length === 0;
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const field = (id: keyof typeof form) => ({
    id,
    name: id,
    required: true,
    value: form[id],
    error: errorOf(id),
    onChange: (value: string) => change({ [id]: value }),
  });

  return (
    <>
      <ErrorSummary key={attempts} errors={errors} />
      {failed ? (
        <Banner tone="wrong" title={t("account.errorRegister")} announcement="assertive">
          <ProblemText failure={createUser.failure} />
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
        <TextField
          {...field("email")}
          type="email"
          label={t("account.email")}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
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
          pending={createUser.status === "running" || login.status === "running"}
        >
          {t("account.signUp")}
        </Button>
      </Form>
    </>
  );
}
