import { setTimeout as sleep } from "node:timers/promises";

import type { AskModel, ModelSettings, ProviderError } from "@alambic/author/provider";
import type { AuthorService, AuthorUnavailableError } from "@alambic/author/service";
import { createAuthorService } from "@alambic/author/service";
import type { Config } from "../platform/config/Config.ts";
import { modelSettingsOf } from "../platform/config/modelVariables.ts";
import { compiledFolder } from "../platform/keepCompiled.ts";
import type { Database } from "../platform/db/Store.ts";

export interface ServerAuthorOptions {
  readonly settings: Config["ai"];
  readonly db: Database;
  readonly now: () => Date;
  /** Told of every call of a model that brought nothing. */
  readonly onFailure: (error: ProviderError, purpose: string) => void;
  /** Told of every thread of the built-in author that ended under its work, or took too long. */
  readonly onThreadFailure: (error: AuthorUnavailableError) => void;
}

/** The author of a server: with a language model where one is configured, else the built-in one. */
export async function createServerAuthor(options: ServerAuthorOptions): Promise<AuthorService> {
  const settings = modelSettingsOf(options.settings);
  return settings === null ? createBuiltInService(options) : withModel(settings, options);
}

function createBuiltInService({ onThreadFailure }: ServerAuthorOptions) {
  return createAuthorService({ compileCache: compiledFolder, onThreadFailure });
}

/** What a model needs is loaded only where there is one. */
async function withModel(
  settings: ModelSettings,
  options: ServerAuthorOptions,
): Promise<AuthorService> {
  const { db, now, onFailure } = options;
  const [
    { createAskAtOnce, createAskModel, createLanguageModel, createModelAuthor, createModelService },
    { createDatabaseLedger },
  ] = await Promise.all([
    import("@alambic/author/with-model"),
    import("../platform/model-ledger/createDatabaseLedger.ts"),
  ]);
  const stopping = new AbortController();
  const ledger = createDatabaseLedger(db, settings, now);
  const builtIn = createBuiltInService(options);
  const asking = {
    model: await createLanguageModel(settings),
    ledger,
    sleep: (duration: number, signal: AbortSignal) => sleep(duration, undefined, { signal }),
    onFailure,
  };
  const ask = createAskModel({ ...asking, settings, stopped: stopping.signal });
  const authorOf = (asked: AskModel) =>
    createModelAuthor({
      ask: asked,
      model: `${settings.provider}/${settings.model}`,
      planDocument: builtIn.planForModel,
      hardWords: builtIn.hardWords,
    });
  const author = authorOf(ask);
  const authorFor = (memberId: string) => authorOf((question) => ask({ ...question, memberId }));
  return createModelService({
    author,
    authorFor,
    builtIn,
    askAtOnce: createAskAtOnce(asking, settings, stopping.signal),
    ledger,
    settings,
    abort: () => stopping.abort(),
  });
}
