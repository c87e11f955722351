import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a program that a test starts: it ends as soon as the test's own process is gone, however
 * that ended. Threads of the program load it as well, and have no parent to watch.
 */
if (isMainThread) {
  process.stdin.once("close", () => process.kill(process.pid, "SIGKILL")).resume();
  if ("unref" in process.stdin && typeof process.stdin.unref === "function") process.stdin.unref();
}
