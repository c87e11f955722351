import { useGetAtomQuality } from "@alambic/api-client/quality";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { Dialog } from "@alambic/ui/Dialog";
import { ErrorState } from "@alambic/ui/ErrorState";
import { QualityCard } from "@alambic/ui/QualityCard";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Flag } from "@alambic/ui/icons";
import { closeItemDialog, reportItem } from "../../shared/capsules/item-dialog.ts";
import type { ItemOfCapsule } from "../../shared/capsules/item-dialog.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface QualityDialogProps {
  readonly item: ItemOfCapsule;
}

/** What vouches for an item. */
export function QualityDialog({ item }: QualityDialogProps) {
  const { t, locale } = useI18n();
  const foreign = useForeignLanguage();
  const quality = useGetAtomQuality({ atom_id: item.atomId });
  const sourceLanguage = item.sourceLanguage ?? item.language;
  return (
    <Dialog
      title={t("quality.title")}
      size="large"
      onClose={closeItemDialog}
      footer={
        <Button variant="secondary" icon={Flag} onPress={() => reportItem(item)}>
          {t("quality.report")}
        </Button>
      }
    >
      {quality.status === "failed" ? (
        <ErrorState
          level={3}
          title={t("quality.failedTitle")}
          onRetry={() => void quality.refresh()}
        >
          <ProblemText failure={quality.failure} />
        </ErrorState>
      ) : null}
      {quality.status === "loading" ? (
        <SkeletonRegion label={t("quality.loading")}>
          <Skeleton shape="heading" width="most" />
          <Skeleton shape="card" />
          <Skeleton width="full" />
        </SkeletonRegion>
      ) : null}
      {quality.status === "ready" ? (
        <QualityCard
          quality={quality.data}
          lang={foreign(item.language)}
          sourceLang={sourceLanguage === locale ? undefined : sourceLanguage}
        />
      ) : null}
    </Dialog>
  );
}
