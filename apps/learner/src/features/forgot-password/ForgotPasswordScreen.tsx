import { useForgotPassword } from "@alambic/api-client/users";
import { checkEmail } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { Link } from "@alambic/ui/Link";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";

/** Asking for a link to a new password. What is said does not tell whether there is such an account. */
export default function ForgotPasswordScreen() {
  const { t, rich } = useI18n();
  const forgot = useForgotPassword();
  const [email, setEmail] = useState("");
  const [attempts, setAttempts] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const code = attempts === 0 ? null : checkEmail(email.trim());
  const error =
    code === null
      ? undefined
      : t(code === "required" ? "account.emailRequired" : "account.emailInvalid");

  const submit = async () => {
    setAttempts(attempts + 1);
    setSentTo(null);
    const address = email.trim();
    if (checkEmail(address) !== null) return;
    const sent = await forgot.run({ email: address });
    if (sent.ok) setSentTo(address);
  };

  return (
    <LinkScreen
      name={t("account.forgotTitle")}
      heading={t("account.forgotHeading")}
      lead={t("account.forgotLead")}
      footer={rich("account.backToLogin", {
        link: (words) => <Link href={paths.login}>{words}</Link>,
      })}
    >
      <ErrorSummary
        key={attempts}
        errors={error === undefined ? [] : [{ fieldId: "email", message: error }]}
      />
      {forgot.status === "failed" ? (
        <FailureBanner title={t("account.forgotFailed")} failure={forgot.failure} />
      ) : null}
      {sentTo === null ? null : (
        <Banner tone="right" title={t("account.forgotSentTitle")} announcement="polite">
          {t("account.forgotSent", { email: sentTo })}
        </Banner>
      )}
      <Form onSubmit={() => void submit()}>
        <TextField
          required
          id="email"
          name="email"
          type="email"
          inputMode="email"
          label={t("account.email")}
          autoComplete="email"
          spellCheck={false}
          value={email}
          error={error}
          onChange={setEmail}
        />
        <Button type="submit" size="large" width="full" pending={forgot.status === "running"}>
          {t("account.forgotSend")}
        </Button>
      </Form>
    </LinkScreen>
  );
}
