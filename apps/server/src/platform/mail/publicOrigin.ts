import type { Config } from "../config/Config.ts";

/** Where links in mails lead: as configured, else to this machine. Never what a request calls the server. */
export function publicOrigin({ publicUrl, port }: Pick<Config, "publicUrl" | "port">): string {
  return (publicUrl ?? `http://localhost:${port}`).replace(/\/$/u, "");
}
