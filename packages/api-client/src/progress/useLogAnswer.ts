import type { AnswerLog, AnswerResult, Lesson } from "@alambic/contract";
import { useSWRConfig } from "swr";

import { isAnswerOf } from "../core/queryKey.ts";
import type { Generated } from "../core/reply.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";
import { applyAnswer } from "./applyAnswer.ts";
import { logAnswer } from "./logAnswer.ts";

const lessons = isAnswerOf(["getGranuleMolecule", "listMoleculeAtoms"]);

/** Logs an answer. Lessons in the cache follow it at once, without being asked for again. */
export function useLogAnswer(): Command<AnswerLog, AnswerResult> {
  const { mutate } = useSWRConfig();
  return useCommand({
    execute: async (api, answer) => {
      const result = await logAnswer(api, answer);
      await mutate<Generated<Lesson>>(
        lessons,
        (cached) =>
          cached?.status === "ready"
            ? { ...cached, data: applyAnswer(cached.data, result) }
            : cached,
        { revalidate: false },
      );
      return result;
    },
    invalidates: ["getProgressStats", "getCapsule", "listMyCapsules"],
  });
}
