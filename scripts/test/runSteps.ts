import { inOwnProcess } from "./inOwnProcess.ts";
import type { FinishedStep, Step } from "./Step.ts";
import { steps } from "./steps.ts";
import { summary, total } from "./summary.ts";

/** After it a step has failed: whatever hangs keeps no run from its table. */
const deadlineMs = 25 * 60_000;

/** Runs steps, all unless some are asked for, and prints what came of them. Answers an exit code. */
export async function runSteps(
  asked: readonly string[],
  paths: readonly string[] = [],
): Promise<number> {
  const finished = new Map<Step, FinishedStep>();
  const inTurn = async (runs: Step["runs"]) => {
    for (const step of steps.filter((one) => one.runs === runs)) {
      const isAsked = asked.length === 0 || asked.includes(step.id);
      finished.set(step, isAsked ? await finish(step, paths) : notAsked(step));
    }
  };
  await inTurn("first");
  await Promise.all([inTurn("beside"), inTurn(undefined)]);
  const inOrder = steps.flatMap((step) => finished.get(step) ?? []);
  console.log(summary(inOrder));
  return total(inOrder).failed === 0 ? 0 : 1;
}

function notAsked({ name }: Step): FinishedStep {
  return { name, result: { state: "not asked for" }, seconds: 0 };
}

/** Runs a step to its end, whatever comes: a later step may still have something to tell. */
async function finish({ id, name, runs }: Step, paths: readonly string[]): Promise<FinishedStep> {
  const title = `\n▸ ${name}`;
  const isBeside = runs === "beside";
  if (!isBeside) console.log(title);
  const onPrinted = isBeside ? (printed: string) => console.log(`${title}\n${printed}`) : undefined;
  const started = performance.now();
  const result = await inOwnProcess({ id, paths, deadlineMs, onPrinted });
  return { name, result, seconds: (performance.now() - started) / 1000 };
}
