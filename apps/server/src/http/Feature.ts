import type { SocketMessage } from "@alambic/contract";

import type { Database } from "../platform/db/Store.ts";
import type { JobHandler } from "../platform/jobs/Jobs.ts";
import type { EventHandler } from "../platform/realtime/EventHandler.ts";
import type { LearnedListener, LoadFigures } from "./Learned.ts";
import type { Services } from "./Services.ts";
import type { Texts } from "./texts/Texts.ts";

/** What the handler of an event works with. */
export interface EventContext {
  readonly db: Database;
  readonly texts: Texts;
  readonly now: Date;
}

/** What jobs work with. */
export type JobServices = Pick<Services, "config" | "db" | "author" | "jobs" | "now"> & {
  readonly log: Pick<Services["log"], "error">;
};

/** What a feature does beside its operations, which are found by their folder. */
export interface Feature {
  readonly jobs?: readonly JobHandler<JobServices>[];
  readonly events?: readonly EventHandler<EventContext>[];
  /** What a member's socket is told when it opens: what they may have missed. */
  readonly greet?: (db: Database, userId: string) => Promise<SocketMessage | null>;
  /** What it looks after when a server starts, once jobs can be sent. */
  readonly atStart?: (services: Pick<JobServices, "db" | "jobs" | "now">) => Promise<void>;
  /** Deletes what it keeps no longer; done every hour, perhaps by several processes at once. */
  readonly purge?: (db: Database, now: Date) => Promise<void>;
  /** What follows from what a learner did. */
  readonly learned?: LearnedListener;
  /** What it knows of a learner's dashboard. */
  readonly figures?: LoadFigures;
}
