import { writeWeights } from "./packages/judgeWeights.ts";
import { lintTarball } from "./packages/lintTarball.ts";
import { packPackages } from "./packages/packPackages.ts";

/**
 * `pnpm packages`: builds, packs and judges what other teams install. With `--weights` it writes down
 * what each entry of the kit weighs now.
 */
const tarballs = await packPackages();
if (typeof tarballs === "string") {
  console.error(tarballs);
  process.exitCode = 1;
} else {
  for (const tarball of tarballs) {
    const findings = await lintTarball(tarball);
    console.log(`${findings.length === 0 ? "✓" : "✗"} ${tarball.file}`);
    for (const finding of findings) console.log(finding);
    if (findings.length > 0) process.exitCode = 1;
  }
  if (process.argv.includes("--weights")) await writeWeights();
}
