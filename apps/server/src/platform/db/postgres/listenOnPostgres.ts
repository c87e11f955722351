import pg from "pg";

import type { Listener } from "../Store.ts";

export interface PostgresListening extends Listener {
  readonly url: string;
  readonly onError: (error: Error) => void;
}

const reconnectAfter = 1000;

/**
 * Listens to a channel on a connection of its own, which is made anew when it breaks. Returns what
 * stops it. What is sent while the connection is down is lost: `onGap` tells of that.
 */
export async function listenOnPostgres(listening: PostgresListening): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: listening.url, keepAlive: true });
    next.on("notification", ({ payload }) => listening.onPayload(payload ?? ""));
    next.on("error", listening.onError);
    next.on("end", reconnectLater);
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(listening.channel)}`);
    client = next;
    if (stopped) await next.end();
  };
  const reconnectLater = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(listening.onGap, (error: unknown) => {
        listening.onError(error instanceof Error ? error : new Error(String(error)));
        reconnectLater();
      });
    }, reconnectAfter);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
