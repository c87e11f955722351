import { checks } from "./checks/index.ts";
import { runChecks } from "./checks/runChecks.ts";

/** `pnpm checks`: what neither compiler nor linter can hold. */
const { failed } = await runChecks(checks);
process.exitCode = failed === 0 ? 0 : 1;
