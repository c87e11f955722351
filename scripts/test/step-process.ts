import { steps } from "./steps.ts";
import type { StepResult } from "./Step.ts";

/** Runs the step that is named, and tells the process that started this one what came of it. */
const [id, ...paths] = process.argv.slice(2);
const step = steps.find((one) => one.id === id);
if (step === undefined || process.send === undefined) {
  throw new Error("It is started by `pnpm test`, with the name of a step.");
}
const result = await step.run(paths).catch((error: unknown): StepResult => {
  const why = error instanceof Error ? error.message : String(error);
  return { state: "could not run", why };
});
process.send(result);
