import { generateSecret, generateURI, verifySync } from "otplib";

const period = 30;
const secretBytes = 20;
const millisecond = 1000;
const code = /^\d{6}$/u;

/** A new key of 160 random bits, in the letters that authenticator apps take. */
export function createTotpSecret(): string {
  return generateSecret({ length: secretBytes });
}

/** The address by which an authenticator app takes a key over. */
export function totpAddress(secret: string, username: string): string {
  return generateURI({ issuer: "Alambic", label: username, secret });
}

/**
 * The time step of a code, which may be the one before or after; null for a wrong code, and for one of a
 * step that is not later than the last that was taken: a code that somebody saw serves nobody.
 */
export function timeStepOf(
  secret: string,
  given: string,
  lastTimeStep: number,
  now: Date,
): number | null {
  if (!code.test(given)) return null;
  const epoch = Math.floor(now.getTime() / millisecond);
  const result = verifySync({ secret, token: given, epoch, epochTolerance: period });
  if (!result.valid) return null;
  const step = Math.floor(epoch / period) + result.delta;
  return step > lastTimeStep ? step : null;
}
