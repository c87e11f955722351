import { commandPath } from "./commandPath.ts";
import { run } from "./run.ts";

/** Whether this process may install system packages: root on a system that has apt. */
export function mayUseApt(): boolean {
  return process.getuid?.() === 0 && commandPath("apt-get") !== undefined;
}

/** Installs system packages. Answers whether it worked; its output is shown only when it did not. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(", ")} with apt …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await run("apt-get", ["update", "-q"], { env, quiet: true });
  const options = ["install", "-y", "-q", "--no-install-recommends"];
  const installed = await run("apt-get", [...options, ...packages], { env, quiet: true });
  if (installed.code !== 0) console.error(updated.output + installed.output);
  return installed.code === 0;
}
