import { useListMyCapsules } from "@alambic/api-client/capsules";
import type { PagedQuery } from "@alambic/api-client/core";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CapsuleShelfSkeleton } from "@alambic/ui/CapsuleCard";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Grid } from "@alambic/ui/Grid";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Suspense } from "react";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { CreateCapsuleButton } from "../../shared/screen/CreateCapsuleButton.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { LibraryQuota } from "./LibraryQuota.tsx";
import { LibraryShelf } from "./LibraryShelf.tsx";

const KeptOffline = lazyIfThere(() => import("../../shared/offline/KeptOffline.tsx"));

/** The capsules that a member is enrolled in. */
export default withFormats(function LibraryScreen() {
  const { t } = useI18n();
  return (
    <TrailedScreen
      title={t("library.title")}
      trail={[{ label: t("member.library"), href: paths.library }]}
    >
      <Stack gap="large">
        <Grid columns="head">
          <Stack gap="small">
            <Heading level={1}>{t("library.title")}</Heading>
            <Text size="large" tone="second">
              {t("library.lead")}
            </Text>
          </Stack>
          <LibraryQuota />
        </Grid>
        <Shelves capsules={useListMyCapsules()} />
      </Stack>
    </TrailedScreen>
  );
});

function Shelves({ capsules }: { readonly capsules: PagedQuery<Capsule> }) {
  const { t } = useI18n();
  if (capsules.status === "failed") {
    return (
      <Stack gap="large">
        <Suspense fallback={null}>
          <KeptOffline />
        </Suspense>
        <ErrorState title={t("library.failedTitle")} onRetry={() => void capsules.refresh()}>
          <ProblemText failure={capsules.failure} />
        </ErrorState>
      </Stack>
    );
  }
  if (capsules.status !== "ready") return <CapsuleShelfSkeleton />;
  if (capsules.data.items.length === 0) {
    return (
      <EmptyState
        title={t("library.emptyTitle")}
        actions={
          <>
            <ButtonLink href={paths.capsules}>{t("library.exploreCatalogue")}</ButtonLink>
            <CreateCapsuleButton variant="secondary" />
          </>
        }
      >
        {t("library.emptyText")}
      </EmptyState>
    );
  }
  return <LibraryShelf capsules={capsules.data} onMore={capsules.showMore} />;
}
