import { judgeNode } from "./lib/judgeNode.js";

/** `node scripts/run.js <name> …` runs scripts/<name>.ts, or says why this Node cannot. */
const complaint = judgeNode(process.versions.node);
if (complaint === undefined) {
  const [name] = process.argv.splice(2, 1);
  await import(`./${name}.ts`);
} else {
  console.error(complaint);
  process.exitCode = 1;
}
