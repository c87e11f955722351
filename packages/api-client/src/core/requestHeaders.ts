/** What each call says about the one who makes it. */
export interface Caller {
  readonly token: string | null;
  /** The language of the interface, in which messages come back. */
  readonly language: string;
  readonly now: Date;
}

/**
 * The headers of every call. `X-Timezone` is an IANA name, `X-Timezone-Offset` the minutes that
 * local time is ahead of UTC (120 for Paris in summer).
 */
export function requestHeaders({ token, language, now }: Caller): Record<string, string> {
  return {
    "Accept-Language": language,
    "X-Timezone": Intl.DateTimeFormat().resolvedOptions().timeZone,
    "X-Timezone-Offset": String(-now.getTimezoneOffset()),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
