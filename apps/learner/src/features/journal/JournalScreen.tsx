import { useSession } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryList } from "./EntryList.tsx";

/** What a member writes down of their learning. */
export default withFormats(function JournalScreen() {
  const { t } = useI18n();
  const session = useSession();
  return (
    <TrailedScreen
      title={t("journal.title")}
      trail={[{ label: t("journal.title"), href: paths.journal }]}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("journal.title")}</Heading>
          <Text size="large" tone="second">
            {t("journal.lead")}
          </Text>
        </Stack>
        <Grid columns="aside">
          {session.status === "member" ? (
            <Stack>
              <EntryForm key={session.user.id} memberId={session.user.id} />
            </Stack>
          ) : null}
          <EntryList />
        </Grid>
      </Stack>
    </TrailedScreen>
  );
});
