import type { Formatter } from "@alambic/i18n";

import type { Member } from "../../../http/Session.ts";

/** A message to the coach, and who asks it. */
export interface Asked {
  readonly member: Member;
  readonly content: string;
  /** The capsule beside which it is asked. */
  readonly capsuleId: string | null;
  readonly timeZone: string;
  readonly texts: Formatter;
  readonly now: Date;
}
