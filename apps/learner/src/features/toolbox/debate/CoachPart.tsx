import type { Failure } from "@alambic/api-client/core";
import { useJudgeDebate } from "@alambic/api-client/disciplines";
import type { DebateJudgement } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { Sparkles } from "@alambic/ui/icons";
import { useId, useState } from "react";
import { api } from "../../../shared/api.ts";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { Judgement } from "./Judgement.tsx";

export interface CoachPartProps {
  readonly debateId: string;
  readonly version: number;
  readonly hasClaim: boolean;
  readonly isSaved: boolean;
  readonly isCoached: boolean;
  readonly judgement: DebateJudgement | null;
}

/** What the coach judges of a debate, where there is a language model; else why it does not. */
export function CoachPart(props: CoachPartProps) {
  const { debateId, version, hasClaim, isSaved, isCoached } = props;
  const { t } = useI18n();
  const id = useId();
  const judge = useJudgeDebate();
  const [judgement, setJudgement] = useState(props.judgement);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    const body = { id: uuidv7(api.clock.now()), version };
    const judged = await judge.run({ path: { debate_id: debateId }, body });
    setAsking(false);
    if (judged.ok) setJudgement(judged.data.judgement);
    else setFailure(judged.failure);
  };
  return (
    <Stack as="section" gap="small" labelledBy={id}>
      <Heading level={2} size="title" id={id}>
        {t("debate.coach")}
      </Heading>
      {isCoached ? (
        <>
          <Text tone="second">
            {hasClaim ? t("debate.coachText") : t("debate.coachNeedsClaim")}
          </Text>
          <Inline>
            <Button
              variant="secondary"
              icon={Sparkles}
              pending={isAsking}
              disabled={!hasClaim || !isSaved}
              onPress={() => void ask()}
            >
              {t("debate.coachAsk")}
            </Button>
          </Inline>
        </>
      ) : (
        <Text tone="second">{t("debate.coachNone")}</Text>
      )}
      {failure === null ? null : (
        <Banner tone="wrong" title={t("debate.coachFailed")} announcement="assertive">
          <ProblemText failure={failure} />
        </Banner>
      )}
      <div role="status">
        {judgement === null ? null : (
          <Judgement judgement={judgement} isEarlier={judgement.version !== version} />
        )}
      </div>
    </Stack>
  );
}
