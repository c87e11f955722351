import { extractDocument } from "../../../document/extractDocument.ts";
import type { AskModel } from "../../../provider/ask/AskModel.ts";
import { createAskModel } from "../../../provider/ask/createAskModel.ts";
import { createLanguageModel } from "../../../provider/ask/createLanguageModel.ts";
import { createModelAuthor } from "../../../provider/createModelAuthor.ts";
import type { ModelSettings } from "../../../provider/ModelSettings.ts";
import { memoryLedger } from "../../../provider/testing/memoryLedger.ts";
import { modelSettings } from "../../../provider/testing/modelSettings.ts";
import { work } from "../../thread/work.ts";
import { createModelService } from "../createModelService.ts";

/** The built-in author, without its thread. */
export const builtIn = {
  ...work,
  expectWork: () => Promise.resolve(),
  expectPdf: () => Promise.resolve(),
  extract: extractDocument,
  stop: () => Promise.resolve(),
};

export interface ModelServiceOptions {
  /** Tokens; without end unless given. */
  readonly budget?: number | undefined;
  readonly settings?: Partial<ModelSettings> | undefined;
}

/** The author of a server with a model that is reached at an address, without a database. */
export async function startModelService(
  baseUrl: string,
  { budget, settings: wanted }: ModelServiceOptions = {},
) {
  const settings = modelSettings(baseUrl, wanted);
  const { ledger, lines } = memoryLedger(budget);
  const ask = createAskModel({
    model: await createLanguageModel(settings),
    settings,
    ledger,
    stopped: new AbortController().signal,
    sleep: () => Promise.resolve(),
  });
  const authorOf = (asked: AskModel) =>
    createModelAuthor({
      ask: asked,
      model: "peer/peer",
      planDocument: builtIn.planForModel,
      hardWords: builtIn.hardWords,
    });
  const author = authorOf(ask);
  const authorFor = (memberId: string) => authorOf((question) => ask({ ...question, memberId }));
  const made = createModelService({
    author,
    authorFor,
    askAtOnce: ask,
    builtIn,
    ledger,
    settings,
    abort: () => undefined,
  });
  return { made, author, lines };
}
