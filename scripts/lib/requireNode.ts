const lowest = { major: 22, minor: 12 };

/** What is wrong with a version of Node; `undefined` when the scripts and the server run on it. */
export function judgeNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > lowest.major || (major === lowest.major && minor >= lowest.minor)) return undefined;
  return [
    `Alambic runs on Node ${lowest.major}.${lowest.minor} or later, and this is Node ${version}.`,
    "On Linux (x64 and arm64) the right one is installed with the dependencies: run `npx -y pnpm@12.21.0 install`.",
    "Elsewhere install Node 24 from https://nodejs.org, and start again.",
  ].join("\n");
}

/** Ends the process with a clear message when it runs on a Node that is too old. */
export function requireNode(): void {
  const message = judgeNode(process.versions.node);
  if (message === undefined) return;
  console.error(message);
  process.exit(1);
}
