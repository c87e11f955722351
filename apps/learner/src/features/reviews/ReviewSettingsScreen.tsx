import { useGetReviewSettings } from "@alambic/api-client/reviews";
import { useI18n } from "@alambic/i18n/react";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Heading } from "@alambic/ui/Heading";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ReviewSettingsForm } from "./ReviewSettingsForm.tsx";

/** How one wants to review: how much, how well, and by when. */
export default withFormats(function ReviewSettingsScreen() {
  const { t } = useI18n();
  const settings = useGetReviewSettings();
  return (
    <TrailedScreen
      title={t("review.settings.title")}
      trail={[
        { label: t("review.screen.title"), href: paths.reviews },
        { label: t("review.settings.title"), href: paths.reviewSettings },
      ]}
      width="reading"
    >
      <Stack gap="large">
        <Heading level={1}>{t("review.settings.title")}</Heading>
        {settings.status === "ready" ? (
          <ReviewSettingsForm settings={settings.data} />
        ) : settings.status === "failed" ? (
          <ErrorState
            level={2}
            title={t("review.settings.failed")}
            onRetry={() => void settings.refresh()}
          >
            {t("review.settings.failedText")}
          </ErrorState>
        ) : (
          <SkeletonRegion>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </SkeletonRegion>
        )}
      </Stack>
    </TrailedScreen>
  );
});
