import { runSteps } from "./test/runSteps.ts";
import { steps } from "./test/steps.ts";

/** `pnpm test`: everything. `pnpm test unit stories`: only these steps, said so in the table. */
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !steps.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(", ")}. Steps: ${steps.map(({ id }) => id).join(", ")}`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await runSteps(asked);
}
