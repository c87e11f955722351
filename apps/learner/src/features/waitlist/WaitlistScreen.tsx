import { QueryProvider } from "@alambic/api-client/core";
import { useGetWaitlistStatus } from "@alambic/api-client/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { useSearch } from "wouter/use-browser-location";
import { FailureBanner } from "../../shared/account/FailureBanner.tsx";
import { LinkScreen } from "../../shared/account/LinkScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { OpenWaitlist } from "../../shared/waitlist/OpenWaitlist.tsx";

/** The waiting list, where there is one; else the way in for members. */
export default function WaitlistScreen() {
  return (
    <QueryProvider>
      <Waitlist />
    </QueryProvider>
  );
}

function Waitlist() {
  const { t } = useI18n();
  const waitlist = useGetWaitlistStatus();
  const invite = new URLSearchParams(useSearch()).get("invite");
  if (waitlist.status === "ready") {
    if (!waitlist.data.enabled) return <Redirect to={paths.login} />;
    return <OpenWaitlist title={t("waitlist.page")} invite={invite} />;
  }
  return (
    <LinkScreen name={t("waitlist.page")} heading={t("waitlist.title")} lead={t("waitlist.lead")}>
      {waitlist.status === "failed" ? (
        <FailureBanner title={t("waitlist.loadFailed")} failure={waitlist.failure} />
      ) : null}
    </LinkScreen>
  );
}
