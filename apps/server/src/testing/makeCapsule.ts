import { randomUUIDv7 } from "node:crypto";

import { runGeneration } from "../features/capsules/generation/runGeneration.ts";
import { startGeneration } from "../features/capsules/generation/startGeneration.ts";
import { capsuleRequest } from "./capsuleRequest.ts";
import type { TestServer } from "./startTestServer.ts";
import type { TestMember } from "./TestMember.ts";

export interface MadeCapsule {
  readonly capsuleId: string;
  /** Its first lesson. */
  readonly moleculeId: string;
  /** The first item of its first lesson. */
  readonly atomId: string;
}

/** Makes a capsule of a member's own, from its first step to its last. */
export async function makeCapsule(server: TestServer, member: TestMember): Promise<MadeCapsule> {
  const { main_skill: mainSkill, topic, ...request } = capsuleRequest();
  const capsule = {
    ...request,
    id: randomUUIDv7(),
    mainSkill,
    sourceLanguage: null,
    source: { kind: "topic" as const, topic },
  };
  const now = server.clock.now();
  await startGeneration(server, await findMember(server, member), capsule, now);
  const services = { ...server, now: server.clock.now, log: server.app.log };
  await runGeneration(services, capsule.id, { isLast: true, isStopping: () => false });
  const atom = await server.db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .select(["atoms.id", "atoms.molecule_id"])
    .where("atoms.capsule_id", "=", capsule.id)
    .orderBy("molecules.lesson_number")
    .orderBy("atoms.position")
    .executeTakeFirstOrThrow();
  return { capsuleId: capsule.id, moleculeId: atom.molecule_id, atomId: atom.id };
}

/** The member as the operations know them. */
export function findMember(server: TestServer, { id }: Pick<TestMember, "id">) {
  return server.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
