import { keepCompiled, writeCompiled } from "../../../../../platform/keepCompiled.ts";
import { killSteps } from "./KillStep.ts";

/**
 * A process that makes capsules until it is killed: `child.ts [step …]` first ends what an earlier
 * one left behind, then has a capsule stand at each step, and says so. Without steps it leaves when
 * everything is made.
 */
keepCompiled();
const { KillWorker } = await import("./KillWorker.ts");
writeCompiled();

const asked = process.argv.slice(2);
const worker = await KillWorker.open(process.env);
await worker.endOthers();
if (asked.length === 0) {
  await worker.close();
} else {
  await worker.beginAndHold(asked.flatMap((name) => killSteps.filter((step) => step === name)));
  process.stdout.write("held\n");
}
