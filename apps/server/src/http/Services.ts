import type { FastifyBaseLogger } from "fastify";

import type { AuthorService } from "@alambic/author/service";
import type { Config } from "../platform/config/Config.ts";
import type { Database, Store } from "../platform/db/Store.ts";
import type { JobSender } from "../platform/jobs/Jobs.ts";
import type { Health } from "./Health.ts";
import type { LoadFigures, PublishLearned } from "./Learned.ts";
import type { Session } from "./Session.ts";

/** What the operations of the server work with. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly db: Database;
  readonly author: AuthorService;
  readonly jobs: JobSender;
  readonly health: Health;
  /** The session of a token; null for one that is unknown, expired or revoked. */
  readonly findSession: (db: Database, token: string, now: Date) => Promise<Session | null>;
  /** Tells every feature what a learner did. */
  readonly publishLearned: PublishLearned;
  /** What the features know of a learner's dashboard. */
  readonly loadFigures: LoadFigures;
  /** The time, which tests hold still. */
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}
