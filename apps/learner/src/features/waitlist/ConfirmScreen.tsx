import { QueryProvider } from "@alambic/api-client/core";
import { useGetWaitlistConfirmation } from "@alambic/api-client/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { useState } from "react";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { LinkWait } from "../../shared/account/LinkWait.tsx";
import { mailedToken } from "../../shared/account/mailedToken.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Confirmation } from "./Confirmation.tsx";

/** Where the links of the waiting list lead: opening one changes nothing, its button does. */
export default function ConfirmScreen() {
  const [token] = useState(() => mailedToken(location.hash, location.search));
  return token === null ? (
    <Unusable />
  ) : (
    <QueryProvider>
      <Confirm token={token} />
    </QueryProvider>
  );
}

function Confirm({ token }: { readonly token: string }) {
  const { t } = useI18n();
  const asked = useGetWaitlistConfirmation({ token });
  // What was read holds on: after the answer the link is used up.
  const [isAnswered, setAnswered] = useState(false);
  if (asked.status === "ready" && (asked.failure === null || isAnswered)) {
    return (
      <Confirmation
        token={token}
        about={asked.data}
        onAnswered={() => setAnswered(true)}
        unusable={<Unusable />}
      />
    );
  }
  if (asked.status === "loading" || asked.status === "idle")
    return <LinkWait name={t("waitlist.page")} label={t("waitlist.loading")} />;
  if (asked.failure?.kind === "problem" && asked.failure.code === "link_invalid")
    return <Unusable />;
  return (
    <LinkWait
      name={t("waitlist.page")}
      label={t("waitlist.loadFailed")}
      failure={asked.failure}
      onRetry={() => void asked.refresh()}
    />
  );
}

function Unusable() {
  const { t } = useI18n();
  return (
    <LinkScreen
      name={t("waitlist.page")}
      heading={t("waitlist.linkUnusable")}
      lead={t("waitlist.confirmUnusableText")}
    >
      <ButtonLink href={paths.waitlist} size="large" width="full">
        {t("waitlist.askAgain")}
      </ButtonLink>
    </LinkScreen>
  );
}
