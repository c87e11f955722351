import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.ts";
import { startProcess } from "./ServerProcess.ts";
import type { ServerProcess } from "./ServerProcess.ts";

/**
 * Whether the time of an answer tells if an e-mail address has an account: asking for a new password,
 * signing up and asking for a place, so many times each for known addresses and for unknown ones.
 */
const calls = 500;
const promisedMs = 5;
const password = "Distille-3-gouttes";
const main = "apps/server/src/main.ts";

interface Asking {
  readonly name: string;
  readonly path: string;
  readonly body: (email: string, count: number) => object;
}

const registration = (email: string, username: string) => ({
  username,
  email,
  password,
  password_confirm: password,
  country: "FR",
  confirmed_age: 15,
});

const withMails: readonly Asking[] = [
  { name: "reset", path: "users/password/forgot", body: (email) => ({ email }) },
  {
    name: "sign-up",
    path: "users/",
    body: (email, count) => registration(email, `newcomer-${count}`),
  },
];
const byInvitation: readonly Asking[] = [
  { name: "waitlist", path: "waitlist/subscribe", body: (email) => ({ email }) },
];

const knownAddress = (index: number) => `known-${index}@example.org`;

/** Runs it, and tells whether every promise was kept. */
export async function accountsBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "alambic-bench-"));
  const base = {
    DATA_DIR: folder,
    SIGN_UPS_PER_HOUR: "1000000",
    TRUST_PROXY: "127.0.0.1",
    PUBLIC_URL: "https://school.example",
  };
  // Nobody answers there: mails wait, as they do beside any answer.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "no-reply@school.example" };
  try {
    await during(await startProcess(main, base), async (server) => {
      for (let index = 0; index < calls; index += 1)
        await ask(server, "users/", registration(knownAddress(index), `known-${index}`), index);
    });
    const kept: boolean[] = [];
    await during(await startProcess(main, { ...base, ...mail }), async (server) => {
      for (const asking of withMails) kept.push(await compare(server, asking));
    });
    const waiting = { ...base, ...mail, WAITLIST_ENABLED: "true" };
    await during(await startProcess(main, waiting), async (server) => {
      for (const asking of byInvitation) kept.push(await compare(server, asking));
    });
    return kept.every(Boolean);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function during(
  server: ServerProcess,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function compare(server: ServerProcess, { name, path, body }: Asking): Promise<boolean> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (const [count, { kind, index }] of shuffled().entries()) {
    const email = kind === "known" ? knownAddress(index) : `${name}-${index}@example.net`;
    const started = performance.now();
    await ask(server, path, body(email, count), count);
    times[kind].push(performance.now() - started);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(known - unknown);
  console.log(
    `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${apart.toFixed(2)} ms apart (at most ${promisedMs})`,
  );
  return apart <= promisedMs;
}

/**
 * In no order: what one asked for is looked up a little later, while others ask, and must not fall on
 * one of the two kinds alone. In turns it would.
 */
function shuffled(): { readonly kind: "known" | "unknown"; readonly index: number }[] {
  return Array.from({ length: calls }, (_, index) => index)
    .flatMap((index) => (["known", "unknown"] as const).map((kind) => ({ kind, index })))
    .map((one) => ({ one, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);
}

/** Asks as somebody of an address of their own, so that no limit of one address is met. */
async function ask({ port }: ServerProcess, path: string, body: object, count: number) {
  const response = await fetch(`http://127.0.0.1:${port}/api/v2/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${Math.floor(count / 65_536)}.${Math.floor(count / 256) % 256}.${count % 256}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
