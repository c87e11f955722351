import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "../config/Config.ts";

type OutboxConfig = Pick<Config, "dataFolder"> & {
  readonly mail: Pick<Config["mail"], "outboxFolder">;
};

/** Where mails are kept that no server takes. */
export function outboxFolder({ dataFolder, mail }: OutboxConfig): string {
  return mail.outboxFolder ?? join(dataFolder, "outbox");
}

/** The files of a mail in the outbox. Ids begin with the time, so that the newest come last. */
export function outboxFiles(id: string): readonly [string, string] {
  return [`${id}.eml`, `${id}.txt`];
}

/** Removes mails from the outbox, where they are. */
export async function removeFromOutbox(
  config: OutboxConfig,
  ids: readonly string[],
): Promise<void> {
  const folder = outboxFolder(config);
  for (const file of ids.flatMap(outboxFiles)) await rm(join(folder, file), { force: true });
}
