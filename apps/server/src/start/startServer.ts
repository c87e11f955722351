import { Health } from "../http/Health.ts";
import { parseConfig } from "../platform/config/Config.ts";
import { openStore } from "../platform/db/openStore.ts";
import { JobQueue } from "../platform/jobs/JobQueue.ts";
import { loadChangedContent } from "./content/loadChangedContent.ts";
import { createApp } from "./createApp.ts";
import { createServerAuthor } from "./createServerAuthor.ts";
import { features, jobHandlers, jobNames } from "./features.ts";
import { greeting } from "./greeting.ts";
import { keepHouse } from "./keepHouse.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { reportAndExit } from "./reportAndExit.ts";
import { stopOnSignals } from "./stopOnSignals.ts";

/** Starts the server of an environment, and ends the process with a clear sentence if it cannot. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = parseConfig(environment);
    const store = await openStore(config, (error) => process.stderr.write(`${error.message}\n`));
    const now = () => new Date();
    const prepared = await prepareDatabase(store.db, now());
    const health = new Health();
    const author = await createServerAuthor({
      settings: config.ai,
      db: store.db,
      now,
      onFailure: ({ fault, status }, purpose) =>
        app.log.warn({ fault, status, purpose }, "language model"),
      onThreadFailure: (error) => app.log.error({ err: error }, "the author's thread ended"),
    });
    const jobs = new JobQueue(store, { names: jobNames });
    const services = { config, store, db: store.db, author, jobs, health, now };
    const app = await createApp({ services });
    await jobs.start(app.log);
    await loadChangedContent(services, now());
    for (const { atStart } of features) await atStart?.(services);
    await jobs.work(jobHandlers, { ...services, log: app.log });
    keepHouse(store, now, app.log);
    stopOnSignals(app, { health, jobs, author, store });
    const address = await app.listen({ port: config.port, host: config.host });
    process.stdout.write(
      greeting(config.publicUrl ?? shownAddress(address), prepared.administrator),
    );
  } catch (error) {
    reportAndExit(error);
  }
}

/** The loopback address by the name that people type. */
function shownAddress(address: string): string {
  return address.replace("127.0.0.1", "localhost").replace("[::1]", "localhost");
}
