import { hash, verify } from "@node-rs/argon2";

import { createGate } from "../../../http/limits/createGate.ts";

/** OWASP's first choice for argon2id, which is the default algorithm: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random text that nobody knows, with the same settings. */
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$LC2lZ5d7vn5AFmh6MsYjTw$X/Y/XPwARIHDIuDZrVJZS5YmF0q5/0kNslQXAMXKdlU";

/**
 * Hashing takes the threads that files and name look-ups need as well, and 19 MiB each: two at a time,
 * and no longer a queue than a second's.
 */
const gate = createGate({ atOnce: 2, waiting: 64 });

/** The hash that is stored of a password. Throws `unavailable` where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, settings));
}

/**
 * Whether a password is the one of a stored hash. Without a hash (nobody has the name that was
 * given) the same work is done in vain, so that the time tells nothing. Throws `unavailable` where too
 * many wait.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await gate(() => verify(stored ?? nobody, password));
  return matches && stored !== null;
}
