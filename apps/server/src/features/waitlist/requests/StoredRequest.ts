import type { Locale } from "@alambic/contract";
import { checkWaitlistRequest } from "@alambic/domain/waitlist";
import type { WaitlistPerson, WaitlistRequest } from "@alambic/domain/waitlist";

const version = 1;

/** A request as it waits to be answered. */
export interface StoredRequest extends WaitlistRequest {
  readonly version: typeof version;
  readonly language: Locale;
  /** The token of a friend's invitation, hashed. */
  readonly invite_hash: string | null;
}

export function toStoredRequest(
  request: WaitlistRequest,
  language: Locale,
  inviteHash: string | null,
): StoredRequest {
  return { ...request, version, language, invite_hash: inviteHash };
}

/** Reads a request as it was stored; null for another version. */
export function readStoredRequest(stored: unknown): StoredRequest | null {
  const fields = fieldsOf(stored);
  if (fields.get("version") !== version) return null;
  const language = locales.find((locale) => locale === fields.get("language"));
  const checked = checkWaitlistRequest({
    ...personOf(stored),
    invitees: listOf(fields.get("invitees")).map(personOf),
    study_topics: listOf(fields.get("study_topics")).filter(isText),
    beta_tester: fields.get("beta_tester") === true,
  });
  if (!checked.ok || language === undefined) return null;
  const hash = fields.get("invite_hash");
  return toStoredRequest(checked.value, language, isText(hash) ? hash : null);
}

const locales = ["fr", "en", "nl"] as const;

function personOf(stored: unknown): WaitlistPerson {
  const fields = fieldsOf(stored);
  const textAt = (name: string) => {
    const value = fields.get(name);
    return isText(value) ? value : "";
  };
  return {
    email: textAt("email"),
    first_name: textAt("first_name"),
    last_name: textAt("last_name"),
  };
}

function fieldsOf(stored: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof stored === "object" && stored !== null ? Object.entries(stored) : []);
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
