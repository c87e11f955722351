import type { Locale } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

/** A capsule of the catalogue, as somebody sees it whom its address was sent. */
export interface PublicCapsule {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly language: Locale;
  readonly created_at: Date;
}

/** What of the content anybody may be told without signing in. */
export interface PublicContent {
  /** The capsule of an id; null where there is none, or it is not in the catalogue. */
  readonly findCapsule: (db: Database, id: string) => Promise<PublicCapsule | null>;
  /** The capsules of the catalogue, newest first. */
  readonly listCapsules: (db: Database) => Promise<readonly PublicCapsule[]>;
}

/** The screens that anybody may open, with the name of their texts. */
export const publicPages = [
  { path: "/", name: "home" },
  { path: "/login", name: "login" },
  { path: "/register", name: "register" },
  { path: "/waitlist", name: "waitlist" },
  { path: "/legal/notice", name: "notice" },
  { path: "/legal/privacy", name: "privacy" },
  { path: "/legal/cookies", name: "cookies" },
  { path: "/legal/terms", name: "terms" },
  { path: "/legal/report", name: "report" },
] as const;
