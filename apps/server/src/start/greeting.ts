import type { FirstAdministrator } from "./createAdministrator.ts";

/** What is printed for the person who started the server. */
export function greeting(address: string, administrator: FirstAdministrator | null): string {
  const lines = [`Alambic is ready: ${address}`];
  if (administrator) {
    lines.push(
      "",
      "An administrator was made. The password is shown this once:",
      `  name      ${administrator.username}`,
      `  password  ${administrator.password}`,
    );
  }
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join("\n")}\n\n`;
}
