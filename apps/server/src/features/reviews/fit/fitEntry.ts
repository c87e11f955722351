import { fitMemory, fitWithBinding } from "../memory/fit/index.ts";
import type { MemoryStep } from "../memory/fit/index.ts";

/** The entry of a fit's process: fits what it is sent once, answers, and ends; it ends with its parent too. */
process.once("message", (histories: readonly (readonly MemoryStep[])[]) => void answer(histories));
process.once("disconnect", () => process.exit());
// A terminal tells parent and child alike to stop: the parent ends this one.
process.on("SIGINT", () => undefined);

async function answer(histories: readonly (readonly MemoryStep[])[]): Promise<void> {
  const result = await fitMemory(histories, fitWithBinding);
  process.send?.(result, () => process.disconnect());
}
