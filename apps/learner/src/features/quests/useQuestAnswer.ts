import { useApi } from "@alambic/api-client/core";
import { useAnswerQuest } from "@alambic/api-client/quests";
import type { AnswerLog, QuestStanding } from "@alambic/contract";
import type { ReviewPlayerProps } from "@alambic/ui/ReviewPlayer";
import { useRef, useState } from "react";
import { memberId } from "../../shared/api.ts";
import { uuidv7 } from "../../shared/uuidv7.ts";

export interface QuestPlay {
  /** XP of this sitting. */
  readonly xp: number;
  readonly answer: ReviewPlayerProps["onAnswer"];
  /** What came of the sitting so far. */
  readonly outcome: () => QuestOutcome;
}

/** What came of a sitting. */
export interface QuestOutcome {
  /** How the quest stands; null where no answer got through. */
  readonly standing: QuestStanding | null;
  /** XP of this sitting, that of lessons included. */
  readonly xp: number;
}

/** Sends the answers of a quest. The same one sent again keeps its id, so that it counts once. */
export function useQuestAnswer(questId: string): QuestPlay {
  const { clock } = useApi();
  const command = useAnswerQuest();
  const unsent = useRef<AnswerLog | null>(null);
  const reached = useRef<QuestOutcome>({ standing: null, xp: 0 });
  const [xp, setXp] = useState(0);

  const send: ReviewPlayerProps["onAnswer"] = async (atomId, response, circumstances) => {
    const { revealed, elapsedMs } = circumstances;
    const now = clock.now();
    const last = unsent.current;
    const isSame =
      last?.atom_id === atomId && last.response === response && last.revealed === revealed;
    const sent: AnswerLog = isSame
      ? last
      : {
          answer_id: uuidv7(now),
          atom_id: atomId,
          response,
          revealed,
          elapsed_ms: Math.min(elapsedMs, longest),
          answered_at: new Date(now).toISOString(),
        };
    unsent.current = sent;
    const account = memberId();
    const outcome = await command.run({
      path: { quest_id: questId },
      ...(account !== null && { header: { "X-Account": account } }),
      body: sent,
    });
    if (!outcome.ok) throw new Error(`The answer to ${atomId} was not saved.`);
    if (unsent.current === sent) unsent.current = null;
    const { answer, quest } = outcome.data;
    const { standing: known, xp: had } = reached.current;
    // Replies may overtake each other.
    const standing = known !== null && known.answered > quest.answered ? known : quest;
    const gained = answer.xp_awarded + answer.bonus_xp_awarded;
    const sum = had + gained + standing.xp_awarded - (known?.xp_awarded ?? 0);
    reached.current = { standing, xp: sum };
    setXp(sum);
    return null;
  };
  return {
    xp,
    answer: send,
    outcome: () => reached.current,
  };
}

/** The longest time that the contract lets an answer take. */
const longest = 24 * 60 * 60 * 1000;
