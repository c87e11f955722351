import { run } from "./run.ts";
import type { RunOptions } from "./run.ts";

/** Runs the pnpm that runs this script, or the pinned one when it was started without any. */
export function pnpm(args: readonly string[], options: RunOptions = {}) {
  const current = process.env["npm_execpath"];
  // Dependencies are checked once, by the command that was typed.
  const env = { ...options.env, npm_config_verify_deps_before_run: "false" };
  if (current?.includes("pnpm") === true) return run(current, args, { ...options, env });
  return run("npx", ["-y", "pnpm@12.21.0", ...args], { ...options, env });
}
