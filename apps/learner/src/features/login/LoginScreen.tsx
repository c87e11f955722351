import { useLogin } from "@alambic/api-client/users";
import type { SecondStepRequest } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Checkbox } from "@alambic/ui/Checkbox";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { FormCard } from "@alambic/ui/FormCard";
import { Link } from "@alambic/ui/Link";
import { PasswordField } from "@alambic/ui/PasswordField";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { lazy, Suspense, useState } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { checkLogin } from "./checkLogin.ts";
import { hasPasskeys } from "./hasPasskeys.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import type { LoginField, LoginForm } from "./checkLogin.ts";
import { useLoginFailure } from "./useLoginFailure.ts";
import { useMemberLanguage } from "./useMemberLanguage.ts";

const SecondStepForm = lazy(() => import("./SecondStepForm.tsx"));

const empty: LoginForm = { identifier: "", password: "" };

/** Signing in. The guard of the route then leads to the dashboard. */
export default function LoginScreen() {
  const { t, rich } = useI18n();
  const login = useLogin();
  const speak = useMemberLanguage();
  const failureText = useLoginFailure();
  const [form, setForm] = useState(empty);
  const [remember, setRemember] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [step, setStep] = useState<SecondStepRequest | null>(null);

  const missing = attempts === 0 ? [] : checkLogin(form);
  const messages: Record<LoginField, string> = {
    identifier: t("login.identifierRequired"),
    password: t("login.passwordRequired"),
  };
  const errorOf = (field: LoginField) => (missing.includes(field) ? messages[field] : undefined);

  const failed = login.status === "failed";
  const errors = failed
    ? [{ fieldId: "identifier", message: failureText(login.failure) }]
    : missing.map((field) => ({ fieldId: field, message: messages[field] }));

  const submit = async () => {
    setAttempts(attempts + 1);
    if (checkLogin(form).length > 0) return;
    const { identifier, password } = form;
    const signedIn = await login.run({ username: identifier.trim(), password, remember });
    setAttempts((count) => count + 1);
    if (!signedIn.ok) return;
    if ("step_token" in signedIn.data) setStep(signedIn.data);
    else await speak(signedIn.data.preferred_language);
  };

  const passkeySignIn = hasPasskeys() ? (
    <PasskeySignIn stepToken={step?.step_token ?? null} remember={remember} />
  ) : null;

  if (step !== null) {
    return (
      <Screen title={t("login.title")}>
        <Suspense fallback={null}>
          <SecondStepForm
            token={step.step_token}
            passkey={step.methods.includes("passkey") ? passkeySignIn : null}
            onRestart={() => setStep(null)}
          />
        </Suspense>
      </Screen>
    );
  }
  return (
    <Screen title={t("login.title")}>
      <FormCard
        title={t("login.heading")}
        lead={t("login.lead")}
        footer={rich("login.noAccount", {
          link: (words) => <Link href={paths.register}>{words}</Link>,
        })}
      >
        <ErrorSummary
          key={attempts}
          title={failed ? t("login.failed") : undefined}
          errors={errors}
        />
        <Form onSubmit={() => void submit()}>
          <TextField
            id="identifier"
            name="username"
            label={t("login.identifier")}
            required
            autoComplete="username"
            spellCheck={false}
            value={form.identifier}
            error={errorOf("identifier")}
            onChange={(identifier) => setForm({ ...form, identifier })}
          />
          <PasswordField
            required
            id="password"
            name="password"
            label={t("login.password")}
            autoComplete="current-password"
            value={form.password}
            error={errorOf("password")}
            onChange={(password) => setForm({ ...form, password })}
          />
          <Checkbox
            name="remember"
            label={t("login.remember")}
            hint={t("login.rememberHint")}
            checked={remember}
            onChange={setRemember}
          />
          <Text size="small">
            <Link href={paths.forgotPassword}>{t("login.forgot")}</Link>
          </Text>
          <Button type="submit" size="large" width="full" pending={login.status === "running"}>
            {t("login.signIn")}
          </Button>
        </Form>
        {passkeySignIn}
      </FormCard>
    </Screen>
  );
}
