import { buildStale } from "./lib/buildStale.ts";

/** `pnpm build`: the contract, the messages and the app, whether stale or not. */
process.exitCode = (await buildStale({ force: true })) ? 0 : 1;
