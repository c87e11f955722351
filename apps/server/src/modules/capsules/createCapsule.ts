import { randomUUIDv7 } from "node:crypto";

import { memberOperation } from "../../app/operation.ts";
import type { MemberCall } from "../../app/operation.ts";
import type { NewCapsule } from "../../generation/insertPendingCapsule.ts";
import { limitCreations } from "../../generation/limitCreations.ts";
import { assertMayGenerate, startGeneration } from "../../generation/startGeneration.ts";
import { suggestCapsules } from "../../generation/suggestCapsules.ts";
import { Problem } from "../../problems/Problem.ts";

type CreateCall = MemberCall<"createCapsule">;

/** Begins to make a capsule from a topic, if that can be done honestly. */
export const createCapsule = memberOperation<"createCapsule">(async (call) => {
  const { services, member, now } = call;
  const topic = topicOf(call);
  await limitCreations(services.db, member.id, now);
  await assertMayGenerate(services.db, member, now);
  const capsule = capsuleOf(call, topic);
  await assertAuthorable(call, capsule, topic);
  return startGeneration(services, member, capsule, now);
});

function topicOf({ body }: CreateCall): string {
  const topic = body.topic.trim();
  if (topic !== "") return topic;
  throw new Problem("validation_failed", { fields: [{ path: "topic", code: "topic_required" }] });
}

function capsuleOf({ body }: CreateCall, topic: string): NewCapsule {
  return {
    id: randomUUIDv7(),
    title: body.title.trim(),
    domain: body.domain,
    area: body.area,
    mainSkill: body.main_skill,
    language: body.language,
    sourceLanguage: body.source_language ?? null,
    source: { kind: "topic", topic },
  };
}

async function assertAuthorable(
  { services: { db, author }, locale, member }: CreateCall,
  { id, title, language, domain, area, mainSkill }: NewCapsule,
  topic: string,
): Promise<void> {
  const source = { kind: "topic", topic, domain, area, mainSkill } as const;
  const verdict = await author.assess({ seed: id, title, language, source }, locale);
  if (verdict.authorable) return;
  throw new Problem("topic_not_authorable", {
    reasons: verdict.reasons,
    suggestions: await suggestCapsules(db, { topic, domain, mainSkill, language }, member.id),
  });
}
