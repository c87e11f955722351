import type { LanguageModelV4 } from "@ai-sdk/provider";
import { jsonSchema, Output, streamText } from "ai";

import type { ModelSettings } from "../ModelSettings.ts";
import type { Spent } from "../ledger/ModelLedger.ts";
import type { Question } from "./AskModel.ts";
import { usageOf } from "./faultOf.ts";
import { portableSchema } from "./portableSchema.ts";

export interface StreamOptions<Answer> {
  readonly model: LanguageModelV4;
  readonly settings: Pick<ModelSettings, "timeoutSeconds" | "silenceSeconds" | "maxOutputTokens">;
  /** Aborted when the server stops. */
  readonly stopped: AbortSignal;
  readonly question: Question<Answer>;
  readonly prompt: string;
}

export interface StreamedAnswer<Answer> {
  readonly answer: Answer;
  readonly spent: Spent;
  /** Whether the provider holds it back. */
  readonly isFiltered: boolean;
}

/**
 * Lets a model write its answer piece by piece, and takes it when it is whole. A long answer is no
 * silence, so that a proxy does not hang up on it; one that falls silent midway is given up long
 * before its time is over. Rejects with what the SDK says that went wrong.
 */
export async function streamAnswer<Answer>(
  options: StreamOptions<Answer>,
): Promise<StreamedAnswer<Answer>> {
  const { model, settings, stopped, question, prompt } = options;
  const faults: unknown[] = [];
  const result = streamText({
    model,
    instructions: question.instructions,
    prompt,
    output: outputOf(question),
    maxRetries: 0,
    maxOutputTokens: settings.maxOutputTokens,
    abortSignal: stopped,
    timeout: { totalMs: settings.timeoutSeconds * 1000, chunkMs: settings.silenceSeconds * 1000 },
    onError: ({ error }) => void faults.push(error),
  });
  try {
    const [answer, usage, reason] = await Promise.all([
      result.output,
      result.usage,
      result.finishReason,
    ]);
    return { answer, spent: usageOf(usage), isFiltered: reason === "content-filter" };
  } catch (error) {
    throw faults[0] ?? error;
  }
}

function outputOf<Answer>({ purpose, schema, read, follower }: Question<Answer>) {
  const output = Output.object({
    name: purpose,
    schema: jsonSchema<Answer>(portableSchema(schema), {
      validate: (value) => {
        const answer = read(value);
        return answer === null
          ? { success: false, error: new TypeError("The answer has another shape") }
          : { success: true, value: answer };
      },
    }),
  });
  const follow = follower?.begin();
  let followed = 0;
  return {
    ...output,
    // The SDK would read all of the answer anew with every piece, and says only here how far it is.
    parsePartialOutput: ({ text }: { readonly text: string }) => {
      follow?.(text.slice(followed));
      followed = text.length;
      return Promise.resolve(undefined);
    },
  };
}
