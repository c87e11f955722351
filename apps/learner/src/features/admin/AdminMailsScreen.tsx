import { useListMails } from "@alambic/api-client/mail";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import { MailCard } from "./MailCard.tsx";

/** The mails of the server: what went out, what waits, what failed and why. */
export default withFormats(function AdminMailsScreen() {
  return (
    <AdminScreen page="mails">
      <Mails />
    </AdminScreen>
  );
});

function Mails() {
  const { t } = useI18n();
  const mails = useListMails();
  if (mails.status === "failed") {
    return (
      <ErrorState title={t("admin.mails.failed")} onRetry={() => void mails.refresh()}>
        <ProblemText failure={mails.failure} />
      </ErrorState>
    );
  }
  if (mails.status !== "ready") {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, hasMore } = mails.data;
  if (items.length === 0)
    return <EmptyState illustration="drops" level={2} title={t("admin.mails.none")} />;
  return (
    <Stack gap="medium">
      {items.map((mail) => (
        <MailCard key={mail.id} mail={mail} />
      ))}
      {hasMore ? (
        <Button variant="secondary" onPress={mails.showMore}>
          {t("admin.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
