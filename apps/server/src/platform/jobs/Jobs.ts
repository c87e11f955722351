import type { Tx } from "../db/Store.ts";

/** How jobs of a kind are tried again: each pause is twice as long as the one before, up to a longest. */
export interface JobRetry {
  readonly most: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
}

/** A kind of job. `Data` is what a job of it is told: ids, the rest stands in the database. */
export interface JobKind<Data extends object> {
  /** The name of its queue, which outlives a version of the server. */
  readonly name: string;
  /** How it is tried again, where not as others. */
  readonly retry?: JobRetry;
  /** Never set: it ties the data to the kind. */
  readonly data?: Data;
}

/** What a job's handler is told beside its data. */
export interface JobAttempt {
  /** True when it will not be tried again should it fail now. */
  readonly isLast: boolean;
  /** True once the server stops: finish the step at hand and return `interrupted`. */
  readonly isStopping: () => boolean;
}

/** A job ends `done`, or `interrupted` between two steps: then it is taken up again later. */
export type JobOutcome = "done" | "interrupted";

/** What is done for the jobs of a kind. */
export interface JobSteps<Services, Data extends object> {
  readonly run: (services: Services, data: Data, attempt: JobAttempt) => Promise<JobOutcome>;
  /** Called once for a job that could not be done, however often it was tried. */
  readonly giveUp: (services: Services, data: Data) => Promise<void>;
}

/** Does the jobs of a kind, as they come. */
export interface JobWorker {
  workOn<Services, Data extends object>(
    kind: JobKind<Data>,
    steps: JobSteps<Services, Data>,
    services: Services,
  ): Promise<void>;
}

/** A kind of job with what is done for it: what a feature declares. */
export interface JobHandler<Services> {
  readonly name: string;
  readonly startOn: (worker: JobWorker, services: Services) => Promise<void>;
}

/** Declares what is done for a kind of job. */
export function handleJob<Services, Data extends object>(
  kind: JobKind<Data>,
  steps: JobSteps<Services, Data>,
): JobHandler<Services> {
  return {
    name: kind.name,
    startOn: (worker, services) => worker.workOn(kind, steps, services),
  };
}

/** How many jobs of a kind there are. */
export interface JobCounts {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
}

/** Sends jobs, and says how many there are. */
export interface JobSender {
  /** Sends a job when the transaction is committed, and never otherwise. */
  send<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data): Promise<void>;
  counts(): Promise<JobCounts[]>;
}
