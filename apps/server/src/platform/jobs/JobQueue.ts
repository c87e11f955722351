import type { FastifyBaseLogger } from "fastify";
import { fromKysely, PgBoss } from "pg-boss";
import type { JobWithMetadata, SendOptions, UpdateQueueOptions } from "pg-boss";

import type { Store, Tx } from "../db/Store.ts";
import type { JobCounts, JobHandler, JobKind, JobSender, JobSteps, JobWorker } from "./Jobs.ts";

const queueOptions = {
  retryLimit: 4,
  /** A process that is gone is noticed by its silence. */
  heartbeatSeconds: 15,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
  notify: true,
} as const;

/** How often jobs are looked for whose process is gone: the embedded database has but one. */
const supervision = {
  embedded: { superviseIntervalSeconds: 60, monitorIntervalSeconds: 60 },
  postgres: { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 },
} as const;

const stopTimeoutMs = 8000;
const jobsAtOnce = 2;

/** How soon jobs that failed are tried again. */
export interface JobPace {
  /** The first pause; each is about twice as long as the one before. 0: no pause at all. */
  readonly retrySeconds: number;
  /** How often such jobs are looked for; new ones are told of at once. */
  readonly pollingSeconds: number;
}

const usualPace: JobPace = { retrySeconds: 2, pollingSeconds: 2 };

type Log = Pick<FastifyBaseLogger, "error" | "warn">;

export interface JobQueueOptions {
  /** The names of all kinds of jobs. */
  readonly names: readonly string[];
  /** How many jobs of a kind are done at a time. */
  readonly atOnce?: number;
  readonly pace?: JobPace;
}

/** The durable queue of jobs, in the same database as everything else. */
export class JobQueue implements JobSender, JobWorker {
  readonly #boss: PgBoss;
  readonly #names: readonly string[];
  readonly #store: Store;
  readonly #atOnce: number;
  readonly #pace: JobPace;
  #isStopping = false;

  constructor(store: Store, { names, atOnce = jobsAtOnce, pace = usualPace }: JobQueueOptions) {
    this.#store = store;
    this.#names = names;
    this.#atOnce = atOnce;
    this.#pace = pace;
    this.#boss = new PgBoss({
      ...store.queueOptions,
      schema: "jobs",
      useListenNotify: true,
      ...supervision[store.kind],
      schedule: false,
      monitorVacuum: false,
      reindex: false,
    });
  }

  /** Starts the queue. Jobs can be sent from now on; they are done once `work` was called. */
  async start(log: Log): Promise<void> {
    this.#boss.on("error", (error) => log.error({ err: error }, "job queue"));
    this.#boss.on("warning", (warning) => log.warn({ warning }, "job queue"));
    await this.#boss.start();
    const { retrySeconds } = this.#pace;
    const retries = { retryDelay: retrySeconds, retryBackoff: retrySeconds > 0 };
    for (const name of this.#names) {
      await this.#createQueue(deadLetterOf(name), { retryLimit: 4, retryBackoff: true });
      await this.#createQueue(name, {
        ...queueOptions,
        ...retries,
        deadLetter: deadLetterOf(name),
      });
    }
    if (this.#store.kind === "embedded") await this.#resumeInterrupted();
  }

  /** Does jobs from now on. */
  async work<Services>(
    handlers: readonly JobHandler<Services>[],
    services: Services,
  ): Promise<void> {
    for (const handler of handlers) await handler.startOn(this, services);
  }

  async send<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data): Promise<void> {
    await this.#boss.send(kind.name, data, { ...this.#retryOf(kind), db: fromKysely(tx) });
  }

  async workOn<Services, Data extends object>(
    { name }: JobKind<Data>,
    steps: JobSteps<Services, Data>,
    services: Services,
  ): Promise<void> {
    const { pollingSeconds } = this.#pace;
    const polling = {
      pollingIntervalSeconds: pollingSeconds,
      notifyPollingIntervalSeconds: pollingSeconds,
    };
    await this.#boss.work(
      name,
      { includeMetadata: true, localConcurrency: this.#atOnce, ...polling },
      async ([job]: JobWithMetadata<Data>[]) => {
        if (!job) return;
        const outcome = await steps.run(services, job.data, {
          isLast: job.retryCount >= job.retryLimit,
          isStopping: () => this.#isStopping,
        });
        if (outcome === "interrupted") await this.#boss.send(name, job.data);
      },
    );
    await this.#boss.work(
      deadLetterOf(name),
      { pollingIntervalSeconds: 10 },
      async ([job]: { data: Data }[]) => {
        if (job) await steps.giveUp(services, job.data);
      },
    );
  }

  /** How many jobs wait and run, for each kind. */
  async counts(): Promise<JobCounts[]> {
    const queues = await this.#boss.getQueues([...this.#names]);
    return this.#names.map((name) => {
      const queue = queues.find((found) => found.name === name);
      return { name, waiting: queue?.queuedCount ?? 0, active: queue?.activeCount ?? 0 };
    });
  }

  /** Stops between two steps of what is under way. What was interrupted waits in the queue. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#boss.stop({ graceful: true, timeout: stopTimeoutMs, close: true });
  }

  #retryOf({ retry }: JobKind<object>): SendOptions {
    if (retry === undefined) return {};
    if (this.#pace.retrySeconds === 0) return { retryLimit: retry.most };
    return {
      retryLimit: retry.most,
      retryDelay: retry.firstPauseSeconds,
      retryBackoff: true,
      retryDelayMax: retry.longestPauseSeconds,
    };
  }

  async #createQueue(name: string, options: UpdateQueueOptions): Promise<void> {
    if (!(await this.#boss.getQueue(name))) await this.#boss.createQueue(name);
    await this.#boss.updateQueue(name, options);
  }

  /**
   * On the embedded database nobody else can be at work: what is marked so was cut off. Given up and
   * sent anew in one transaction, lest a job be lost that is cut off here once more.
   */
  async #resumeInterrupted(): Promise<void> {
    for (const name of this.#names) {
      const jobs = await this.#boss.findJobs<object>(name);
      for (const { id, data } of jobs.filter(({ state }) => state === "active")) {
        await this.#store.db.transaction().execute(async (tx) => {
          await this.#boss.cancel(name, id, { db: fromKysely(tx) });
          await this.send(tx, { name }, data);
        });
      }
    }
  }
}

function deadLetterOf(name: string): string {
  return `${name}-dead`;
}
