const lowest = { major: 22, minor: 18 };

/**
 * What is wrong with a version of Node; `undefined` when the scripts and the server run on it.
 * Plain JavaScript, because a Node that is too old cannot read anything else.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function judgeNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > lowest.major || (major === lowest.major && minor >= lowest.minor)) return undefined;
  return [
    `Alambic runs on Node ${lowest.major}.${lowest.minor} or later, and this is Node ${version}.`,
    "On Linux (x64, arm64) the right one comes with the dependencies: run `npx -y pnpm@12.21.0 install`.",
    "Elsewhere install Node 24 from https://nodejs.org, then start again.",
  ].join("\n");
}
