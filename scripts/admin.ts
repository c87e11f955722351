import { replaceBy } from "./lib/replaceBy.ts";

/** `pnpm admin <command>`: what an operator does to users and plans. */
await replaceBy("apps/server/src/admin.ts", process.argv.slice(2));
