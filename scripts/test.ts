import { inOwnProcess } from "./test/inOwnProcess.ts";
import type { FinishedStep, Step } from "./test/Step.ts";
import { steps } from "./test/steps.ts";
import { summary, total } from "./test/summary.ts";

/** `pnpm test`: everything. `pnpm test unit stories`: only these steps, said so in the table. */
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !steps.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(", ")}. Steps: ${steps.map(({ id }) => id).join(", ")}`,
  );
  process.exit(2);
}

/** After it a step has failed: whatever hangs keeps no run from its table. */
const deadlineMs = 15 * 60_000;

const finished: FinishedStep[] = [];
for (const step of steps) finished.push(await finish(step));
console.log(summary(finished));
process.exitCode = total(finished).failed === 0 ? 0 : 1;

/** Runs a step to its end, whatever comes: a later step may still have something to tell. */
async function finish(step: Step): Promise<FinishedStep> {
  if (asked.length > 0 && !asked.includes(step.id)) {
    return { name: step.name, result: { state: "not asked for" }, seconds: 0 };
  }
  console.log(`\n▸ ${step.name}`);
  const started = performance.now();
  const result = await inOwnProcess(step.id, deadlineMs);
  return { name: step.name, result, seconds: (performance.now() - started) / 1000 };
}
