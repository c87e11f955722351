import type { Services } from "../../../http/Services.ts";
import { Problem } from "../../../http/problems/Problem.ts";

/** What an authenticator answered is not what was asked of it; the message says in what. */
export class PasskeyFault extends Error {
  override readonly name = "PasskeyFault";
}

/** Runs checks of the library, which throw errors without a class of their own. */
export async function checking<Result>(checks: () => Promise<Result>): Promise<Result> {
  try {
    return await checks();
  } catch (error) {
    throw new PasskeyFault(error instanceof Error ? error.message : "unknown");
  }
}

/** Refuses what an authenticator answered. Why is for the operator: whoever tries learns nothing from it. */
export function refusePasskey({ log }: Pick<Services, "log">, reason: string): Problem {
  log.warn({ reason }, "a passkey was refused");
  return new Problem("passkey_refused");
}

/** What a call answers for an error: `passkey_refused` for a fault, and itself for any other. */
export function refusalOf(services: Pick<Services, "log">, error: unknown): unknown {
  return error instanceof PasskeyFault ? refusePasskey(services, error.message) : error;
}
