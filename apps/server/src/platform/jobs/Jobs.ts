import type { BonusRequest } from "../../author/service/AuthorService.ts";
import type { Tx } from "../db/Store.ts";

/** What each kind of job is told: ids only, the rest stands in the database. */
export interface JobData {
  /** Makes a capsule. */
  generation: { readonly capsule_id: string };
  /** Adds bonus items to a lesson. */
  bonus: {
    readonly molecule_id: string;
    readonly round: number;
    readonly is_shared: boolean;
    /** Who asked for them; the owner of the capsule, where a job from before does not say. */
    readonly user_id?: string;
    readonly kind: BonusRequest["kind"];
  };
  /** Makes another item in the place of one. */
  replacement: { readonly atom_id: string };
  /** Adds up anew how far the learners of a lesson are. */
  recount: { readonly molecule_id: string };
}

export type JobName = keyof JobData;

/** What a job's handler is told beside its data. */
export interface JobAttempt {
  /** True when it will not be tried again should it fail now. */
  readonly isLast: boolean;
  /** True once the server stops: finish the step at hand and return `interrupted`. */
  readonly isStopping: () => boolean;
}

/** A job ends `done`, or `interrupted` between two steps: then it is taken up again later. */
export type JobOutcome = "done" | "interrupted";

export type JobHandlers = {
  readonly [Name in JobName]: {
    readonly run: (data: JobData[Name], attempt: JobAttempt) => Promise<JobOutcome>;
    /** Called once for a job that could not be done, however often it was tried. */
    readonly giveUp: (data: JobData[Name]) => Promise<void>;
  };
};

/** How many jobs of a kind there are. */
export interface JobCounts {
  readonly name: JobName;
  readonly waiting: number;
  readonly active: number;
}

/** Sends jobs, and says how many there are. */
export interface JobSender {
  /** Sends a job when the transaction is committed, and never otherwise. */
  send<Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
  counts(): Promise<JobCounts[]>;
}
