import { useGetMe, useVerifyEmail } from "@alambic/api-client/users";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { useState } from "react";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { mailedToken } from "../../shared/account/mailedToken.ts";
import { paths } from "../../shared/routing/paths.ts";

type Stage = "asking" | "done" | "unusable";

/** Confirming an e-mail address by a mailed link. Opening it changes nothing; the button does. */
export default function VerifyEmailScreen() {
  const { t } = useI18n();
  const verify = useVerifyEmail();
  const { session, refresh } = useGetMe();
  const [token] = useState(() => mailedToken(location.hash));
  const [stage, setStage] = useState<Stage>(token === null ? "unusable" : "asking");
  const name = t("account.verifyTitle");
  const isMember = session.status === "member";
  const onward = (
    <ButtonLink href={isMember ? paths.profile : paths.login} size="large" width="full">
      {isMember ? t("account.toProfile") : t("account.signIn")}
    </ButtonLink>
  );

  const confirm = async () => {
    const done = await verify.run({ token: token ?? "" });
    if (done.ok) {
      await refresh();
      setStage("done");
    } else if (done.failure.kind === "problem" && done.failure.code === "link_invalid") {
      setStage("unusable");
    }
  };

  switch (stage) {
    case "unusable":
      return (
        <LinkScreen
          name={name}
          heading={t("account.linkUnusable")}
          lead={t("account.verifyUnusableText")}
        >
          {onward}
        </LinkScreen>
      );
    case "done":
      return (
        <LinkScreen
          name={name}
          heading={t("account.verifyDone")}
          lead={t("account.verifyDoneText")}
        >
          {onward}
        </LinkScreen>
      );
    case "asking":
      return (
        <LinkScreen name={name} heading={t("account.verifyHeading")} lead={t("account.verifyLead")}>
          {verify.status === "failed" ? (
            <FailureBanner title={t("account.verifyFailed")} failure={verify.failure} />
          ) : null}
          <Button
            size="large"
            width="full"
            pending={verify.status === "running"}
            onPress={() => void confirm()}
          >
            {t("account.verifyConfirm")}
          </Button>
        </LinkScreen>
      );
  }
}
