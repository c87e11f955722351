import { run } from "../../lib/run.ts";
import { shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";

const attempts = 200;
const tests = "apps/server/src/features/coach/hostile.integration.test.ts";

/**
 * 100 texts of a course and 100 messages that give the coach's model orders, before a provider that obeys
 * them: whether each reaches the model, nothing of another learner is asked or answered, and nothing is done.
 */
export async function hostileRows(): Promise<readonly Row[]> {
  const { code } = await run("vitest", ["run", "--project", "server-pglite", tests], {
    env: { TEST_DATABASE: "pglite", HOSTILE_ATTEMPTS: String(attempts) },
  });
  const measured = `the coach before ${attempts} hostile texts and messages: no leak, no act`;
  return [shareRow(measured, code === 0 ? 1 : 0, 1)];
}
