import { randomUUIDv7 } from "node:crypto";
import type { AuthorService } from "@alambic/author/service";

import { insertUser } from "../../../../users/accounts/insertUser.ts";
import type { Member } from "../../../../../http/Session.ts";
import { createThreadAuthor } from "../../../../../testing/createThreadAuthor.ts";
import { parseConfig } from "../../../../../platform/config/Config.ts";
import { openStore } from "../../../../../platform/db/openStore.ts";
import type { Database, Store } from "../../../../../platform/db/Store.ts";
import { JobQueue } from "../../../../../platform/jobs/JobQueue.ts";
import { handleJob } from "../../../../../platform/jobs/Jobs.ts";
import { memberColumns } from "../../../../users/sessions/findSession.ts";
import { waitFor } from "../../../../../testing/waitFor.ts";
import { generationJob } from "../../generationJob.ts";
import { giveUpGeneration, runGeneration } from "../../runGeneration.ts";
import { startGeneration } from "../../startGeneration.ts";
import { isInTransaction } from "./KillStep.ts";
import type { KillStep } from "./KillStep.ts";
import { letTimePass } from "./letTimePass.ts";
import { StatementWatch } from "./StatementWatch.ts";
import { watchGeneration } from "./watchGeneration.ts";

const now = () => new Date();
const never = new Promise<never>(() => undefined);
const mostAtOnce = 25;

/** Makes capsules as the server does, and stands still where it is told to. */
export class KillWorker {
  readonly #store: Store;
  readonly #jobs: JobQueue;
  readonly #author: AuthorService = createThreadAuthor();
  /** Where capsules are held, and what is called when one stands there. */
  readonly #holds = new Map<string, { readonly step: KillStep; readonly onHeld: () => void }>();

  private constructor(store: Store) {
    this.#store = store;
    this.#jobs = new JobQueue(store, { names: [generationJob.name], atOnce: mostAtOnce });
  }

  static async open(environment: NodeJS.ProcessEnv): Promise<KillWorker> {
    const worker = new KillWorker(await openStore(parseConfig(environment), ignoreDisconnect));
    const log = { error: console.error, warn: console.error };
    await worker.#jobs.start(log);
    await letTimePass(worker.#store);
    const services = { db: worker.#store.db, author: worker.#author, now, log };
    const generation = handleJob(generationJob, {
      run: async (given: typeof services, { capsule_id }, attempt) => {
        const onStep = (step: KillStep) => worker.#reach(capsule_id, step);
        const outcome = await runGeneration(watchGeneration(given, onStep), capsule_id, attempt);
        await onStep("job done");
        return outcome;
      },
      giveUp: (given, { capsule_id }) => giveUpGeneration(given, capsule_id, "generation_failed"),
    });
    await worker.#jobs.work([generation], services);
    return worker;
  }

  /** Begins again what was asked for and not accepted, and waits until everything is made. */
  async endOthers(): Promise<void> {
    const { db } = this.#store;
    for (const member of await membersWithout(db)) await this.#begin(db, member, randomUUIDv7());
    await waitFor("the capsules", async () => !(await hasPending(db)));
  }

  /**
   * Has a new member ask for a capsule for each step, and settles when all stand there: those within
   * a transaction last, since on the embedded database nobody passes one that is open.
   */
  async beginAndHold(steps: readonly KillStep[]): Promise<void> {
    const between = steps.filter((step) => !isInTransaction(step));
    await Promise.all(between.map((step) => this.#hold(step)));
    await Promise.all(steps.filter(isInTransaction).map((step) => this.#hold(step)));
  }

  async close(): Promise<void> {
    await this.#jobs.stop();
    await this.#author.stop();
    await this.#store.close();
  }

  async #hold(step: KillStep): Promise<void> {
    const { db } = this.#store;
    const member = await addMember(db, randomUUIDv7());
    const id = randomUUIDv7();
    const watch = new StatementWatch(async (statement) => {
      if (statement.kind === "insert" && statement.table === "quota_units")
        await this.#reach(id, "accepted");
    });
    const held = new Promise<void>((onHeld) => this.#holds.set(id, { step, onHeld }));
    await Promise.race([held, this.#begin(db.withPlugin(watch), member, id).then(() => held)]);
  }

  /** Stays where a capsule is to be held; otherwise it goes on. */
  async #reach(id: string, step: KillStep): Promise<void> {
    const hold = this.#holds.get(id);
    if (hold?.step !== step) return;
    hold.onHeld();
    await never;
  }

  async #begin(db: Database, member: Member, id: string): Promise<void> {
    const capsule = {
      id,
      title: "",
      domain: "mathematics",
      area: "generic",
      mainSkill: "fractions",
      language: "en",
      sourceLanguage: null,
      source: { kind: "topic", topic: "Fractions for beginners" },
    } as const;
    await startGeneration({ db, jobs: this.#jobs }, member, capsule, now());
  }
}

function addMember(db: Database, id: string): Promise<Member> {
  const account = { username: `member-${id.slice(-12)}`, email: `${id}@example.org` };
  return insertUser(db, { ...account, password: "Still-Water-7", preferredLanguage: "en" }, now());
}

function membersWithout(db: Database): Promise<Member[]> {
  return db
    .selectFrom("users")
    .select(memberColumns)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("capsules").select("id").whereRef("owner_id", "=", "users.id"))),
    )
    .execute();
}

async function hasPending(db: Database): Promise<boolean> {
  const pending = await db
    .selectFrom("generations")
    .select("capsule_id")
    .where("status", "=", "pending")
    .limit(1)
    .execute();
  return pending.length > 0;
}

/** A database may be dropped while an idle connection is open. */
function ignoreDisconnect(): void {
  // Nothing is left to be saved.
}
