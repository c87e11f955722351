import type { DebateJudgement } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { DebateEditor } from "@alambic/ui/DebateEditor";
import { DebateRubric } from "@alambic/ui/DebateRubric";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowLeft, Trash2 } from "@alambic/ui/icons";
import { api } from "../../../shared/api.ts";
import { useDraft } from "../../../shared/drafts/useDraft.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { CoachPart } from "./CoachPart.tsx";
import { createDebateKeeper } from "./createDebateKeeper.ts";
import { DebateOutline } from "./DebateOutline.tsx";
import type { KeptDebate } from "./KeptDebate.ts";
import { useRemoveDebate } from "./useRemoveDebate.ts";

export interface DebatePageProps {
  readonly memberId: string;
  readonly first: KeptDebate;
  /** What the coach judged of it last. */
  readonly judgement: DebateJudgement | null;
  /** Nothing of it is written yet. */
  readonly isBlank: boolean;
  /** Whether a coach can judge it. */
  readonly isCoached: boolean;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** One debate: written, seen as an outline, judged by its learner, and by the coach where one can. */
export function DebatePage(props: DebatePageProps) {
  const { memberId, first, judgement, isBlank, isCoached, onKept, onClose } = props;
  const { t } = useI18n();
  const {
    keeper,
    kept: debate,
    saving,
    failure,
  } = useDraft(() => createDebateKeeper({ memberId, first, isBlank, onKept }));
  const drop = useRemoveDebate({ capsuleId: debate.capsuleId, onKept });
  const { draft } = debate;

  const removeThis = async () => {
    if (debate.baseVersion > 0 && !(await drop(debate.id, draft))) return;
    keeper.forget();
    onClose();
  };
  const words = {
    saving: t("tools.note.saving"),
    saved: t("tools.note.saved"),
    failed: t("tools.note.saveFailed"),
    refused: t("debate.refused"),
  };
  return (
    <Stack gap="large">
      <Inline>
        <Button variant="secondary" size="small" icon={ArrowLeft} onPress={onClose}>
          {t("debate.back")}
        </Button>
      </Inline>
      {debate.conflictOf === null ? null : (
        <Banner tone="warning" announcement="assertive">
          {t("debate.conflict")}
        </Banner>
      )}
      {saving === "refused" && failure !== null ? (
        <Banner tone="wrong" title={t("debate.refused")} announcement="assertive">
          <ProblemText failure={failure} />
        </Banner>
      ) : null}
      <DebateEditor debate={draft} makeId={() => uuidv7(api.clock.now())} onChange={keeper.type} />
      <div role="status">
        <Text size="small" tone={saving === "failed" || saving === "refused" ? "wrong" : "second"}>
          {saving === null ? "" : words[saving]}
        </Text>
      </div>
      <DebateOutline debate={draft} />
      <DebateRubric rubric={draft.rubric} onChange={(rubric) => keeper.type({ rubric })} />
      <CoachPart
        debateId={debate.id}
        version={debate.baseVersion}
        hasClaim={draft.claim.trim() !== ""}
        isSaved={saving === "saved"}
        isCoached={isCoached}
        judgement={judgement}
      />
      <Inline>
        <Button variant="quiet" size="small" icon={Trash2} onPress={() => void removeThis()}>
          {t("debate.remove")}
        </Button>
      </Inline>
    </Stack>
  );
}
