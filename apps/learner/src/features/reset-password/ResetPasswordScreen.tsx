import { useGetMe, useResetPassword } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { ErrorSummary } from "@alambic/ui/ErrorSummary";
import { Form } from "@alambic/ui/Form";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { mailedToken } from "../../shared/account/mailedToken.ts";
import { NewPasswordFields } from "../../shared/account/NewPasswordFields.tsx";
import { useNewPassword } from "../../shared/account/useNewPassword.ts";
import { paths } from "../../shared/routing/paths.ts";

type Stage = "choosing" | "done" | "unusable";

/** Choosing a new password by a mailed link. Opening it changes nothing; the button does. */
export default function ResetPasswordScreen() {
  const { t } = useI18n();
  const [token] = useState(() => mailedToken(location.hash));
  const [stage, setStage] = useState<Stage>(token === null ? "unusable" : "choosing");
  switch (stage) {
    case "unusable":
      return (
        <LinkScreen
          name={t("account.resetTitle")}
          heading={t("account.linkUnusable")}
          lead={t("account.linkUnusableText")}
        >
          <ButtonLink href={paths.forgotPassword} size="large" width="full">
            {t("account.forgotSend")}
          </ButtonLink>
        </LinkScreen>
      );
    case "done":
      return (
        <LinkScreen
          name={t("account.resetTitle")}
          heading={t("account.resetDone")}
          lead={t("account.resetDoneText")}
        >
          <ButtonLink href={paths.login} size="large" width="full">
            {t("account.signIn")}
          </ButtonLink>
        </LinkScreen>
      );
    case "choosing":
      return <Choice token={token ?? ""} onEnd={setStage} />;
  }
}

interface ChoiceProps {
  readonly token: string;
  readonly onEnd: (stage: Stage) => void;
}

function Choice({ token, onEnd }: ChoiceProps) {
  const { t } = useI18n();
  const reset = useResetPassword();
  const { refresh } = useGetMe();
  const password = useNewPassword();
  const [refused, setRefused] = useState(false);

  const submit = async () => {
    setRefused(false);
    if (!password.check()) return;
    const done = await reset.run({ token, ...password.form });
    if (done.ok) {
      await refresh();
      onEnd("done");
      return;
    }
    if (done.failure.kind === "problem" && done.failure.code === "link_invalid") onEnd("unusable");
    else setRefused(!password.refuse(done.failure));
  };

  return (
    <LinkScreen
      name={t("account.resetTitle")}
      heading={t("account.resetHeading")}
      lead={t("account.resetLead")}
    >
      <ErrorSummary key={password.attempts} errors={password.errors} />
      {refused && reset.status === "failed" ? (
        <FailureBanner title={t("account.resetFailed")} failure={reset.failure} />
      ) : null}
      <Form onSubmit={() => void submit()}>
        <NewPasswordFields {...password} />
        <Button type="submit" size="large" width="full" pending={reset.status === "running"}>
          {t("account.resetSave")}
        </Button>
      </Form>
    </LinkScreen>
  );
}
