import { QueryProvider } from "@alambic/api-client/core";
import { useGetWaitlistStatus } from "@alambic/api-client/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { FormCard } from "@alambic/ui/FormCard";
import { Link } from "@alambic/ui/Link";
import { useSearch } from "wouter/use-browser-location";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** Signing up; where it is by invitation, only with one (`?invite=`). */
export default function RegisterScreen() {
  return (
    <QueryProvider>
      <Register />
    </QueryProvider>
  );
}

function Register() {
  const { t, rich } = useI18n();
  const waitlist = useGetWaitlistStatus();
  const search = new URLSearchParams(useSearch());
  const invite = search.get("invite");
  const byInvitation = waitlist.status === "ready" && waitlist.data.enabled;

  return (
    <Screen title={t("account.registerTitle")}>
      <FormCard
        title={t("account.registerHeading")}
        lead={t("account.registerLead")}
        footer={rich("account.haveAccount", {
          link: (words) => <Link href={paths.login}>{words}</Link>,
        })}
      >
        {byInvitation ? (
          <Banner tone="warm" title={t("account.waitlistTitle")} announcement="polite">
            {invite === null ? t("account.waitlistText") : t("account.waitlistInvited")}
          </Banner>
        ) : null}
        {byInvitation && invite === null ? null : <RegistrationForm invite={invite} />}
      </FormCard>
    </Screen>
  );
}
