import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { MemberCard } from "../../shared/account/MemberCard.tsx";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { DataSection } from "./DataSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { OfflineSection } from "./OfflineSection.tsx";
import { PasskeysSection } from "./PasskeysSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SecondStepSection } from "./SecondStepSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";

/** The member's own account, group by group. */
export default withFormats(function ProfileScreen() {
  const { t } = useI18n();
  const session = useSession();
  if (session.status !== "member") return null;
  const { user } = session;
  return (
    <TrailedScreen
      title={t("profile.title")}
      trail={[{ label: t("profile.title"), href: paths.profile }]}
      width="reading"
    >
      <Stack gap="large">
        <Heading level={1}>{t("profile.title")}</Heading>
        <MemberCard
          actions={
            <ButtonLink href={paths.premium} variant="secondary" size="small">
              {t("profile.plans")}
            </ButtonLink>
          }
        />
        <NameSection user={user} />
        <EmailSection user={user} />
        <PasswordSection />
        <SecondStepSection />
        <PasskeysSection />
        <OfflineSection user={user} />
        <SessionsSection />
        <DataSection />
      </Stack>
    </TrailedScreen>
  );
});
