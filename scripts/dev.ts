import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./lib/root.ts";

/**
 * `pnpm dev`: the app on http://localhost:5173 with hot reload, and the server that it talks to on
 * port 8000 (or `PORT`), started again whenever its code changes. Both end together.
 */
const path = [join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
const port = process.env["PORT"] ?? "8000";

function start(program: string, args: readonly string[], folder: string) {
  return spawn(program, args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: path, ALAMBIC_SERVER: `http://localhost:${port}` },
    stdio: "inherit",
  });
}

const server = ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"];
const children = [start(process.execPath, server, "."), start("vite", [], "apps/learner")];

function stopAll(): void {
  for (const child of children) child.kill("SIGTERM");
}

for (const child of children) {
  child.once("error", (error) => {
    console.error(error.message);
    stopAll();
  });
  child.once("exit", (code) => {
    process.exitCode = code ?? 0;
    stopAll();
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopAll);
