import { CommandError } from "./start/admin/CommandError.ts";
import { helpText, runCommand } from "./start/admin/runCommand.ts";
import { parseConfig } from "./platform/config/Config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { openStore } from "./platform/db/openStore.ts";
import { reportAndExit } from "./start/reportAndExit.ts";

/** The operator's command line: the same settings as the server, one command at a time. */
async function main(given: readonly string[]): Promise<void> {
  if (given.length === 0) {
    process.stdout.write(`${helpText()}\n`);
    return;
  }
  const store = await openStore(parseConfig(process.env), reportAndExit);
  try {
    await migrate(store.db);
    process.stdout.write(`${await runCommand({ db: store.db, now: new Date() }, given)}\n`);
  } finally {
    await store.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) reportAndExit(error);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
