import { run } from "../../lib/run.ts";
import { shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const runs = 500;
const tests = "apps/server/src/features/notes/crashes.integration.test.ts";

/**
 * 500 runs of two tabs on one note that crash, lose requests and lose answers, before the real server: whether
 * each sign that was shown as saved stands there in the end.
 */
export async function draftRows(): Promise<readonly Row[]> {
  const { code } = await run("vitest", ["run", "--project", "server-pglite", tests], {
    env: { TEST_DATABASE: "pglite", DRAFT_RUNS: String(runs) },
  });
  const measured = `${runs} runs of crash, offline and two tabs: no sign lost that was shown as saved`;
  return [shareRow(measured, code === 0 ? 1 : 0, 1)];
}
