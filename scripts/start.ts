import { buildStale } from "./lib/buildStale.ts";
import { replaceBy } from "./lib/replaceBy.ts";

/** `pnpm start`: builds what is stale, then serves app and API from one process. */
if (await buildStale()) await replaceBy("apps/server/src/main.ts", process.argv.slice(2));
else process.exitCode = 1;
