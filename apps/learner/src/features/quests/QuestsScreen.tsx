import { useGetQuestToday } from "@alambic/api-client/quests";
import { useI18n } from "@alambic/i18n/react";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { QuestCard } from "@alambic/ui/QuestCard";
import { QuestWeek } from "@alambic/ui/QuestWeek";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { leadOf } from "./leadOf.ts";
import { PastQuests } from "./PastQuests.tsx";
import { shownQuest } from "./shownQuest.ts";
import { weekOf } from "./weekOf.ts";

/** Today's quest, this week's, and those before. */
export default withFormats(function QuestsScreen() {
  const { t } = useI18n();
  const foreign = useForeignLanguage();
  const board = useGetQuestToday();
  const known = board.status === "ready" ? board.data : null;
  const isNew = known?.quest.kind !== "quest" && known?.history.length === 0;
  return (
    <TrailedScreen
      title={t("quest.screen.title")}
      trail={[{ label: t("quest.screen.title"), href: paths.quests }]}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("quest.screen.title")}</Heading>
          <Text size="large" tone="second">
            {leadOf(known, { t })}
          </Text>
        </Stack>
        <Grid columns="aside">
          <QuestCard quest={shownQuest(board, { t, foreign })} />
          {known === null || isNew ? null : (
            <Stack gap="large">
              <QuestWeek days={weekOf(known)} today={known.today} />
              <PastQuests quests={known.history} />
            </Stack>
          )}
        </Grid>
      </Stack>
    </TrailedScreen>
  );
});
