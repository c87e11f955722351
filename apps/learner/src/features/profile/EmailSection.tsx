import { useChangeEmail } from "@alambic/api-client/users";
import type { User } from "@alambic/contract";
import { checkEmail } from "@alambic/domain/accounts";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Details } from "@alambic/ui/Details";
import { Form } from "@alambic/ui/Form";
import { Inline } from "@alambic/ui/Inline";
import { PasswordField } from "@alambic/ui/PasswordField";
import { Text } from "@alambic/ui/Text";
import { TextField } from "@alambic/ui/TextField";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { Section } from "./Section.tsx";

/** The e-mail address: it changes once the link was followed that is mailed to the new one. */
export function EmailSection({ user }: { readonly user: User }) {
  const { t } = useI18n();
  const change = useChangeEmail();
  const [email, setEmail] = useState(user.email);
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const isWrong = tried && checkEmail(email.trim()) !== null;

  const send = async () => {
    setTried(true);
    if (checkEmail(email.trim()) !== null || password === "") return;
    const sent = await change.run({ email: email.trim(), current_password: password });
    if (sent.ok) setPassword("");
  };

  return (
    <Section title={t("account.email")}>
      <Text tone="second">
        {user.email_verified
          ? t("profile.emailVerified", { email: user.email })
          : t("profile.emailUnverified", { email: user.email })}
      </Text>
      {change.status === "failed" ? (
        <FailureBanner title={t("profile.notSaved")} failure={change.failure} />
      ) : null}
      {change.status === "succeeded" ? (
        <Banner tone="right" title={t("account.forgotSentTitle")} announcement="polite">
          {t("profile.emailSent")}
        </Banner>
      ) : null}
      <Details
        summary={t("profile.changeEmail")}
        // A link to confirm the present address is asked for by the same form.
        open={user.email_verified ? undefined : true}
      >
        <Form onSubmit={() => void send()}>
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
            error={isWrong ? t("account.emailInvalid") : undefined}
            onChange={setEmail}
          />
          <PasswordField
            required
            id="email_password"
            name="current_password"
            label={t("profile.currentPassword")}
            autoComplete="current-password"
            value={password}
            error={tried && password === "" ? t("account.passwordRequired") : undefined}
            onChange={setPassword}
          />
          <Inline>
            <Button variant="secondary" type="submit" pending={change.status === "running"}>
              {t("profile.sendLink")}
            </Button>
          </Inline>
        </Form>
      </Details>
    </Section>
  );
}
