import { useGetWaitlistActivation } from "@alambic/api-client/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Stack } from "@alambic/ui/Stack";
import { useState } from "react";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { LinkWait } from "../../shared/account/LinkWait.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

export interface ActivationProps {
  readonly token: string | null;
}

/** The account of an invitation: a name and a password, for the address that was invited. */
export function Activation({ token }: ActivationProps) {
  const { t } = useI18n();
  const invitation = useGetWaitlistActivation(token === null ? null : { token });
  const [isUsed, setUsed] = useState(token === null);
  const name = t("account.activateTitle");

  if (isUsed || token === null) return <Unusable />;
  switch (invitation.status) {
    case "idle":
    case "loading":
      return <LinkWait name={name} label={t("waitlist.loading")} />;
    case "failed": {
      const { failure } = invitation;
      if (failure.kind === "problem" && failure.code === "link_invalid") return <Unusable />;
      return (
        <LinkWait
          name={name}
          label={t("waitlist.loadFailed")}
          failure={failure}
          onRetry={() => void invitation.refresh()}
        />
      );
    }
    case "ready": {
      const { email } = invitation.data;
      return (
        <LinkScreen
          name={name}
          heading={t("account.activateHeading")}
          lead={t("account.activateLead", { email })}
        >
          <RegistrationForm invitation={{ token, email }} onUsed={() => setUsed(true)} />
        </LinkScreen>
      );
    }
  }
}

function Unusable() {
  const { t } = useI18n();
  return (
    <LinkScreen
      name={t("account.activateTitle")}
      heading={t("waitlist.linkUnusable")}
      lead={t("waitlist.activateUnusableText")}
    >
      <Stack gap="small">
        <ButtonLink href={paths.login} size="large" width="full">
          {t("waitlist.signIn")}
        </ButtonLink>
        <ButtonLink href={paths.waitlist} variant="secondary" width="full">
          {t("waitlist.askAgain")}
        </ButtonLink>
      </Stack>
    </LinkScreen>
  );
}
