import type { Config } from "../../../platform/config/Config.ts";
import { publicOrigin } from "../../../platform/mail/publicOrigin.ts";

/** For which address passkeys are made and used. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The server as authenticators know it: as configured, never as a request calls it. */
export function relyingParty(config: Config): RelyingParty {
  const { hostname, origin } = new URL(publicOrigin(config));
  return { id: hostname, origin };
}
