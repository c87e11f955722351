import { buildExamples } from "../packages/buildExamples.ts";
import { judgeSizes } from "../packages/judgeSizes.ts";
import { judgeTexts } from "../packages/judgeTexts.ts";
import { judgeWeights } from "../packages/judgeWeights.ts";
import { lintTarball } from "../packages/lintTarball.ts";
import { packPackages } from "../packages/packPackages.ts";
import { runPlaywright } from "./runners.ts";
import type { StepResult } from "./Step.ts";

/**
 * Packs what other teams install, judges and weighs each package, builds the examples from the packed files, and
 * plays them in a real browser.
 */
export async function testPackages(): Promise<StepResult> {
  const tarballs = await packPackages();
  if (typeof tarballs === "string") return failed(tarballs);
  const findings = [];
  for (const tarball of tarballs) findings.push(...(await lintTarball(tarball)));
  findings.push(
    ...(await judgeSizes(tarballs)),
    ...(await judgeWeights()),
    ...(await judgeTexts()),
  );
  if (findings.length > 0) return failed(findings.join("\n"));
  const trouble = await buildExamples(tarballs);
  if (trouble !== undefined) return failed(trouble);
  const played = await runPlaywright("examples");
  return played.state === "ran" ? { ...played, passed: played.passed + tarballs.length } : played;
}

function failed(why: string): StepResult {
  console.error(why);
  return { state: "ran", passed: 0, failed: 1 };
}
