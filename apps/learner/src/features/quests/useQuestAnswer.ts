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
  /** How the quest stands after the last answer; null before the first. */
  readonly standing: () => QuestStanding | null;
}

/** Sends the answers of a quest. The same one sent again keeps its id, so that it counts once. */
export function useQuestAnswer(questId: string): QuestPlay {
  const { clock } = useApi();
  const command = useAnswerQuest();
  const unsent = useRef<AnswerLog | null>(null);
  const standing = useRef<QuestStanding | null>(null);
  const [xp, setXp] = useState(0);

  return {
    xp,
    answer: async (atomId, response, { revealed, elapsedMs }) => {
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
      unsent.current = null;
      const { answer, quest } = outcome.data;
      const before = standing.current?.xp_awarded ?? 0;
      const gained = answer.xp_awarded + answer.bonus_xp_awarded + quest.xp_awarded - before;
      standing.current = quest;
      setXp((sum) => sum + gained);
      return null;
    },
    standing: () => standing.current,
  };
}

/** The longest time that the contract lets an answer take. */
const longest = 24 * 60 * 60 * 1000;
