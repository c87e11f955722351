import { useApi } from "@alambic/api-client/core";
import { useCompleteLogin } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { FormCard } from "@alambic/ui/FormCard";
import { TextField } from "@alambic/ui/TextField";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLoginFailure } from "./useLoginFailure.ts";
import { useMemberLanguage } from "./useMemberLanguage.ts";

export interface SecondStepFormProps {
  /** By which the sign-in goes on. */
  readonly token: string;
  /** Goes on with a passkey, for whoever has one. */
  readonly passkey: ReactNode;
  readonly onRestart: () => void;
}

/** The second step after the password: a code, or a passkey. The guard of the route then leads to the dashboard. */
export default function SecondStepForm({ token, passkey, onRestart }: SecondStepFormProps) {
  const { t } = useI18n();
  const { session } = useApi();
  const complete = useCompleteLogin();
  const speak = useMemberLanguage();
  const failureText = useLoginFailure();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [attempts, setAttempts] = useState(0);

  useEffect(() => field.current?.focus(), []);

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (code.trim() === "") return;
    const done = await complete.run({ step_token: token, code: code.trim() });
    setAttempts((count) => count + 1);
    if (!done.ok) return;
    await session.refresh();
    const { current } = session.state;
    if (current.status === "member") await speak(current.user.preferred_language);
  };

  const message = messageOf();
  function messageOf(): string | undefined {
    if (attempts === 0) return undefined;
    if (code.trim() === "") return t("login.codeRequired");
    if (complete.status !== "failed") return undefined;
    const { failure } = complete;
    const isOver = failure.kind === "problem" && failure.code === "unauthenticated";
    if (isOver) return t("login.codeTooLate");
    const said = failure.kind === "problem" ? failure.errors?.[0]?.message : undefined;
    return said ?? failureText(failure);
  }

  return (
    <FormCard
      title={t("login.codeHeading")}
      lead={t(passkey === null ? "login.codeLead" : "login.passkeyLead")}
    >
      <ErrorSummary
        key={attempts}
        title={complete.status === "failed" ? t("login.failed") : undefined}
        errors={message === undefined ? [] : [{ fieldId: "code", message }]}
      />
      <Form onSubmit={() => void submit()}>
        <TextField
          ref={field}
          required
          id="code"
          name="code"
          label={t("login.code")}
          hint={t("login.codeHint")}
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          error={message}
          onChange={setCode}
        />
        <Button type="submit" size="large" width="full" pending={complete.status === "running"}>
          {t("login.signIn")}
        </Button>
      </Form>
      {passkey}
      <Button variant="secondary" width="full" onPress={onRestart}>
        {t("login.restart")}
      </Button>
    </FormCard>
  );
}
