import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";

export interface RunOptions {
  /** Folder to run in, absolute; the root of the workspace unless told. */
  cwd?: string;
  /** Variables added to those of this process. */
  env?: Record<string, string>;
  /** Keep the output instead of showing it. */
  quiet?: boolean;
  /** Run as another user of the system; only root may. */
  user?: { uid: number; gid: number };
}

export interface Outcome {
  /** Exit code; 127 when the program is not there, 1 when a signal ended it. */
  code: number;
  /** The signal that ended it, if one did. */
  signal: NodeJS.Signals | null;
  /** Both streams, in the order in which they came; empty unless quiet. */
  output: string;
}

/** Runs a program to its end. The tools of the workspace are found by their bare name. */
export function run(program: string, args: readonly string[], options: RunOptions = {}) {
  const { cwd = root, env = {}, quiet = false, user } = options;
  const path = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  return new Promise<Outcome>((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
      ...user,
    });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", (error) => resolve({ code: 127, signal: null, output: error.message }));
    child.once("close", (code, signal) =>
      resolve({ code: code ?? 1, signal, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}
