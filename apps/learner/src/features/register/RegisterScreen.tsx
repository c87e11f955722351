import { QueryProvider } from "@alambic/api-client/core";
import { useGetWaitlistStatus } from "@alambic/api-client/waitlist";
import { useI18n } from "@alambic/i18n/react";
import { FormCard } from "@alambic/ui/FormCard";
import { Link } from "@alambic/ui/Link";
import { useSearch } from "wouter/use-browser-location";
import { LinkWait } from "../../shared/account/LinkWait.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { OpenWaitlist } from "../../shared/waitlist/OpenWaitlist.tsx";
import { Activation } from "./Activation.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** Signing up; where it is by invitation, with one (`?invite=`), and else by the waiting list. */
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
  const invite = new URLSearchParams(useSearch()).get("invite");
  const title = t("account.registerTitle");
  if (invite !== null) return <Activation token={invite} />;
  if (waitlist.status === "loading") return <LinkWait name={title} label={t("account.opening")} />;
  if (waitlist.status === "ready" && waitlist.data.enabled)
    return <OpenWaitlist title={title} invite={null} />;
  return (
    <Screen title={title}>
      <FormCard
        title={t("account.registerHeading")}
        lead={t("account.registerLead")}
        footer={rich("account.haveAccount", {
          link: (words) => <Link href={paths.login}>{words}</Link>,
        })}
      >
        <RegistrationForm invitation={null} />
      </FormCard>
    </Screen>
  );
}
