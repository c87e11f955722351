import { useSession } from "@alambic/api-client/core";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "@alambic/ui/Heading";
import { MembershipCard } from "@alambic/ui/MembershipCard";
import { Stack } from "@alambic/ui/Stack";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { DataSection } from "./DataSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { OfflineSection } from "./OfflineSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";

/** The member's own account, group by group. */
export default withFormats(function ProfileScreen() {
  const { t } = useI18n();
  const session = useSession();
  if (session.status !== "member") return null;
  const { user } = session;
  const plan = planOf(user);
  const title = user.is_superuser ? t("member.administration") : t("member.membership", { plan });
  return (
    <TrailedScreen
      title={t("profile.title")}
      trail={[{ label: t("profile.title"), href: paths.profile }]}
      width="reading"
    >
      <Stack gap="large">
        <Heading level={1}>{t("profile.title")}</Heading>
        <MembershipCard plan={plan} memberTitle={title} status={user.subscription_status} />
        <NameSection user={user} />
        <EmailSection user={user} />
        <PasswordSection />
        <OfflineSection user={user} />
        <SessionsSection />
        <DataSection />
      </Stack>
    </TrailedScreen>
  );
});
