// Generated from messages/ by `pn --filter @alambic/i18n generate`.

export const namespaces = ["kit"] as const;

export type Namespace = (typeof namespaces)[number];

/** The arguments of each message. */
export interface MessageValues {
  "kit.close": undefined;
  "kit.opensInNewTab": undefined;
  "kit.pending": undefined;
}

/** The tags of each message that has some. */
export interface MessageTags {
}
