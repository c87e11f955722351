import type { CapsuleDetail } from "@alambic/contract";
import { copyStateOf } from "@alambic/domain/offline";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Inline } from "@alambic/ui/Inline";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowDownToLine, RefreshCw, Trash2 } from "@alambic/ui/icons";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useOnline } from "../../shared/network/useOnline.ts";
import { recordPlan } from "../../shared/offline/copies.ts";
import { downloadAll, downloads } from "../../shared/offline/downloads.ts";
import type { DownloadFailure } from "../../shared/offline/downloads.ts";
import { keptLessons } from "../../shared/offline/kept-lessons.ts";
import { forgetCapsule } from "../../shared/offline/removals.ts";
import { useCopy } from "../../shared/offline/useCopies.ts";
import { CopyText } from "./CopyText.tsx";

const RemoveCopyDialog = lazy(() => import("./RemoveCopyDialog.tsx"));

export interface OfflineCopyProps {
  readonly detail: CapsuleDetail;
}

/** What of a capsule is on this device, and how to fetch, refresh or remove it. */
export function OfflineCopy({ detail }: OfflineCopyProps) {
  const { t } = useI18n();
  const { capsule } = detail;
  const copy = useCopy(capsule.id);
  const progress = useSnapshot(downloads)[capsule.id];
  const isOnline = useOnline();
  const [failure, setFailure] = useState<DownloadFailure | "removal" | null>(null);
  const [asks, setAsks] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  useFollowedPlan(detail, isOnline);
  useEffect(() => {
    const lines = copy?.lessons ?? [];
    keptLessons.ids = lines.filter((line) => !line.is_online_only).map(({ id }) => id);
  }, [copy]);
  if (copy === undefined) return <Text>{t("offline.looking")}</Text>;

  const state = copyStateOf(detail, {
    lessons: copy?.lessons ?? [],
    isFinished: copy !== null && copy.completed_at !== null,
  });
  const isUnderWay = progress !== undefined;
  const fetchAll = async () => {
    setFailure(null);
    const { failure: reason } = await downloadAll(capsule);
    setFailure(reason);
  };
  const remove = async () => {
    setAsks(false);
    setFailure((await forgetCapsule(capsule.id)) ? null : "removal");
    main.current?.focus();
  };
  const labels = {
    none: t("offline.download"),
    partial: t("offline.downloadRest"),
    outdated: t("offline.refresh"),
    complete: t("offline.check"),
  } as const;
  return (
    <>
      <Stack gap="small">
        <div role="status">
          {isUnderWay ? (
            <Text>{t("offline.progress", { done: progress.done, count: progress.count })}</Text>
          ) : (
            <CopyText state={state} detail={detail} />
          )}
        </div>
        {isUnderWay ? (
          <ProgressBar
            label={t("offline.progressLabel")}
            value={progress.count === 0 ? null : progress.done}
            max={progress.count}
          />
        ) : null}
      </Stack>
      {failure === null ? null : (
        <Banner tone="wrong" announcement="assertive">
          {t("offline.failed", { reason: failure })}
        </Banner>
      )}
      {isOnline ? null : <Text tone="second">{t("offline.needsNetwork")}</Text>}
      <Inline gap="small">
        <Button
          ref={main}
          size="small"
          variant={state.kind === "complete" ? "secondary" : "primary"}
          icon={state.kind === "none" || state.kind === "partial" ? ArrowDownToLine : RefreshCw}
          pending={isUnderWay}
          disabled={!isOnline && !isUnderWay}
          onPress={() => void fetchAll()}
        >
          {labels[state.kind]}
        </Button>
        {state.kind === "none" || isUnderWay ? null : (
          <Button size="small" variant="secondary" icon={Trash2} onPress={() => setAsks(true)}>
            {t("offline.remove")}
          </Button>
        )}
      </Inline>
      <Suspense fallback={null}>
        {asks ? (
          <RemoveCopyDialog
            title={capsule.title}
            onConfirm={() => void remove()}
            onClose={() => setAsks(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Has the copy follow the plan of the server, whenever that is there. */
function useFollowedPlan(detail: CapsuleDetail, isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) void recordPlan(detail).catch(() => {});
  }, [detail, isOnline]);
}
