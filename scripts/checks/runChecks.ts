import type { Check } from "./Check.ts";

/** Runs checks one after the other, prints what each found, and counts them. */
export async function runChecks(
  checks: readonly Check[],
): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const check of checks) {
    const findings = await findingsOf(check);
    if (findings.length > 0) failed += 1;
    console.log(`${findings.length === 0 ? "✓" : "✗"} ${check.name}`);
    for (const finding of findings) console.log(`    ${finding}`);
  }
  return { passed: checks.length - failed, failed };
}

/** A check that cannot be run has found that. */
async function findingsOf(check: Check): Promise<readonly string[]> {
  try {
    return await check.findings();
  } catch (error) {
    return [`It could not be run: ${error instanceof Error ? error.message : String(error)}`];
  }
}
