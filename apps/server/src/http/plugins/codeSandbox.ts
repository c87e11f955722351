import { basename } from "node:path";

import { inlineScripts } from "./inlineScripts.ts";

const name = /^code-sandbox-\w+\.html/u;
const compressed = /\.(?:br|gz)$/u;

/** Whether a file is the page in whose thread a learner's code runs. */
export function isCodeSandbox(path: string): boolean {
  return name.test(basename(path));
}

/**
 * What the page and its thread may do: run what it carries along, and what it is given. It has no origin,
 * wherever it is opened, so that nothing of the app's is in its reach; it fetches nothing; and only the app
 * shows it.
 */
export function sandboxHeaders(path: string): Record<string, string> {
  const scripts = inlineScripts(path.replace(compressed, ""));
  const policy = [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src ${[...scripts, "'unsafe-eval'", "blob:"].join(" ")}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return { "content-security-policy": policy.join(";"), "x-frame-options": "SAMEORIGIN" };
}
