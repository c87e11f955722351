import { useGetCapsuleQuota, useListMyCapsules } from "@alambic/api-client/capsules";
import { useSession } from "@alambic/api-client/core";
import { pdfLimit, planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Dialog } from "@alambic/ui/Dialog";
import { Stack } from "@alambic/ui/Stack";
import { FileText, Lightbulb } from "@alambic/ui/icons";
import { awaitCapsule } from "../../shared/capsules/awaited.ts";
import { useOnline } from "../../shared/network/useOnline.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import type { Creation } from "../../shared/screen/shell-state.ts";
import { CapsuleFields } from "./CapsuleFields.tsx";
import { textOf } from "./creation-state.ts";
import { CreationFailure } from "./CreationFailure.tsx";
import { CreationObstacle } from "./CreationObstacle.tsx";
import { obstacleOf } from "./obstacleOf.ts";
import { PdfFields } from "./PdfFields.tsx";
import { QuotaLine } from "./QuotaLine.tsx";
import { topicFieldOf } from "./topicFieldOf.ts";
import { TopicFields } from "./TopicFields.tsx";
import { useClassificationWhileTyping } from "./useClassificationWhileTyping.ts";
import { useCreation } from "./useCreation.ts";

export interface CreateCapsuleDialogProps extends Creation {
  readonly onClose: () => void;
}

/** Makes a capsule out of a topic or a PDF, and leads to its plan. */
export default function CreateCapsuleDialog({ mode, topic, onClose }: CreateCapsuleDialogProps) {
  const { t, locale } = useI18n();
  const session = useSession();
  const plan = session.status === "member" ? planOf(session.user) : "free";
  const online = useOnline();
  const quota = useGetCapsuleQuota();
  const mine = useListMyCapsules();
  const limit = quota.status === "ready" ? quota.data.pdf_limit_bytes : pdfLimit(plan, Infinity);
  const creation = useCreation({ mode, topic, language: locale, pdfLimit: limit });
  const { state, dispatch, isCreating } = creation;
  const isPdf = state.mode === "pdf";

  const obstacle = obstacleOf({
    online,
    capsules: mine.status === "ready" ? mine.data.items : [],
    quota: quota.status === "ready" ? quota.data : null,
  });
  const isKnown = mine.status !== "loading" && quota.status !== "loading";
  const takesTopic = !isPdf || plan !== "free";
  const isOpen = obstacle === null && isKnown && takesTopic;
  const topicField = takesTopic
    ? topicFieldOf({ obstacle, isKnown, text: textOf(state) })
    : "hidden";

  useClassificationWhileTyping(creation, isOpen && !isCreating);

  const close = () => {
    if (isCreating) creation.cancelUpload();
    onClose();
  };
  const create = async () => {
    const capsule = await creation.create();
    if (capsule === null) return;
    awaitCapsule(capsule.id);
    onClose();
    navigate(paths.plan(capsule));
  };

  return (
    <Dialog
      title={t("create.title")}
      size="large"
      onClose={close}
      footer={
        <>
          {isPdf && isCreating ? (
            <Button variant="secondary" onPress={close}>
              {t("create.cancelUpload")}
            </Button>
          ) : null}
          <Button pending={isCreating} disabled={!isOpen} onPress={() => void create()}>
            {t("create.create")}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <ChipGroup
          legend={t("create.modes")}
          options={[
            { value: "topic", label: t("create.modeTopic"), icon: Lightbulb },
            { value: "pdf", label: t("create.modePdf"), icon: FileText },
          ]}
          value={state.mode}
          onChange={(chosen) => dispatch({ type: "mode", mode: chosen })}
        />
        {obstacle === null ? null : <CreationObstacle obstacle={obstacle} onLeave={onClose} />}
        {isPdf ? <PdfFields creation={creation} limit={limit} onLeave={onClose} /> : null}
        {topicField === "hidden" ? null : (
          <TopicFields
            creation={creation}
            waiting={topicField === "waiting"}
            onSubmit={() => {
              if (isOpen) void create();
            }}
          />
        )}
        {creation.creationFailure === null ? null : (
          <div ref={bringIntoView}>
            <CreationFailure
              failure={creation.creationFailure}
              pasted={state.pasted}
              onPaste={(text) => dispatch({ type: "pasted", text })}
              onPdf={
                isPdf || plan === "free" ? undefined : () => dispatch({ type: "mode", mode: "pdf" })
              }
              onLeave={onClose}
            />
          </div>
        )}
        {isOpen ? <CapsuleFields creation={creation} /> : null}
        <QuotaLine quota={quota} />
      </Stack>
    </Dialog>
  );
}

/** What is pressed is at the end of a long form, and what went wrong is said where the topic is. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
