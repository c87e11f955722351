import { useGetBadges } from "@alambic/api-client/badges";
import { useI18n } from "@alambic/i18n/react";
import { BadgesBoard } from "@alambic/ui/BadgesBoard";
import type { BadgeFilter, BadgesBoardContent } from "@alambic/ui/BadgesBoard";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { useBadgeTexts } from "../../shared/badges/useBadgeTexts.ts";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { boardOf } from "./boardOf.ts";

/** Every badge: what is earned, what it is worth, and how far the next ones are. */
export default withFormats(function BadgesScreen() {
  const { t } = useI18n();
  const [filter, setFilter] = useState<BadgeFilter>("all");
  return (
    <TrailedScreen
      title={t("badges.title")}
      trail={[{ label: t("badges.title"), href: paths.badges }]}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t("badges.title")}</Heading>
          <Text size="large" tone="second">
            {t("badges.screen.lead")}
          </Text>
        </Stack>
        <BadgesBoard content={useBoard()} filter={filter} onFilter={setFilter} />
      </Stack>
    </TrailedScreen>
  );
});

function useBoard(): BadgesBoardContent {
  const texts = useBadgeTexts();
  const badges = useGetBadges();
  if (badges.status === "failed") {
    return { kind: "failed", onRetry: () => void badges.refresh() };
  }
  if (badges.status !== "ready") return { kind: "loading" };
  return { kind: "ready", categories: boardOf(badges.data, texts) };
}
