import { settle, useSession } from "@alambic/api-client/core";
import { downloadLesson } from "@alambic/api-client/capsules";
import { keepingObstacle } from "@alambic/domain/offline";
import { I18nScope, useI18n } from "@alambic/i18n/react";
import { IconButton } from "@alambic/ui/IconButton";
import { ArrowDownToLine } from "@alambic/ui/icons";
import { useState } from "react";
import { api } from "../../shared/api.ts";
import { useOnline } from "../../shared/network/useOnline.ts";
import { notify } from "../../shared/notices/notices.ts";
import { downloadOne } from "../../shared/offline/downloads.ts";
import { forgetLesson } from "../../shared/offline/removals.ts";
import { canKeep } from "../../shared/offline/shellIsHere.ts";
import { useKeptLesson } from "../../shared/offline/useCopies.ts";

export interface KeepLessonProps {
  readonly moleculeId: string;
}

/** Keeps a lesson on this device, or removes it from there. */
export default function KeepLesson({ moleculeId }: KeepLessonProps) {
  const session = useSession();
  if (session.status !== "member" || keepingObstacle(session.user) !== null || !canKeep())
    return null;
  return (
    <I18nScope namespaces={["offline"]}>
      <KeepButton moleculeId={moleculeId} />
    </I18nScope>
  );
}

function KeepButton({ moleculeId }: KeepLessonProps) {
  const { t } = useI18n();
  const kept = useKeptLesson(moleculeId);
  const isOnline = useOnline();
  const [isUnderWay, setUnderWay] = useState(false);
  if (kept === undefined || (kept === null && !isOnline)) return null;

  const keep = async () => {
    setUnderWay(true);
    const lesson = await settle(downloadLesson(api, { molecule_id: moleculeId }));
    const isThere = lesson.ok && lesson.data.status === "ready";
    const failure = isThere
      ? (await downloadOne(lesson.data.data.capsule, moleculeId)).failure
      : "network";
    setUnderWay(false);
    const text =
      failure === null ? t("offline.keptLesson") : t("offline.failed", { reason: failure });
    notify({ tone: failure === null ? "right" : "wrong", text, isAwaited: true });
  };
  const remove = async (capsuleId: string) => {
    const isGone = await forgetLesson(capsuleId, moleculeId);
    const text = isGone ? t("offline.removedLesson") : t("offline.failed", { reason: "removal" });
    notify({ tone: isGone ? "right" : "wrong", text, isAwaited: true });
  };
  return (
    <IconButton
      icon={ArrowDownToLine}
      label={t("offline.keepLesson")}
      pressed={kept !== null}
      disabled={isUnderWay}
      onPress={() => void (kept === null ? keep() : remove(kept.capsule_id))}
    />
  );
}
