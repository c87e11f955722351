import { randomUUIDv7 } from "node:crypto";

import { memberOperation } from "../../app/operation.ts";
import type { MemberCall } from "../../app/operation.ts";
import type { NewCapsule } from "../../generation/insertPendingCapsule.ts";
import { limitCreations } from "../../generation/limitCreations.ts";
import { assertMayGenerate, startGeneration } from "../../generation/startGeneration.ts";
import { suggestCapsules } from "../../generation/suggestCapsules.ts";
import { Problem } from "../../problems/Problem.ts";

type CreateCall = MemberCall<"createCapsule">;

/** Begins to make a capsule from a topic or a pasted text, if that can be done honestly. */
export const createCapsule = memberOperation<"createCapsule">(async (call) => {
  const { services, member, now } = call;
  const topic = topicOf(call);
  await limitCreations(services.db, member.id, now);
  await assertMayGenerate(services.db, member, now);
  const capsule = capsuleOf(call, await sourceOf(call, topic));
  await assertAuthorable(call, capsule, topic);
  return startGeneration(services, member, capsule, now);
});

function topicOf({ body }: CreateCall): string {
  const topic = body.topic.trim();
  if (topic !== "") return topic;
  throw new Problem("validation_failed", { fields: [{ path: "topic", code: "topic_required" }] });
}

/** Characters: no topic is as long, and a shorter text gives no lesson. */
const shortestText = 600;
const longestName = 80;

/** What is long enough to be a text is one, and the capsule is made from what it says. */
async function sourceOf({ services }: CreateCall, topic: string): Promise<NewCapsule["source"]> {
  if (topic.length < shortestText) return { kind: "topic", topic };
  const read = await services.author.readText(topic);
  if (read.status === "refused") return { kind: "topic", topic };
  const [line = ""] = topic.split("\n");
  const name =
    read.document.title ??
    (line.length <= longestName ? line : `${line.slice(0, longestName).trimEnd()}…`);
  return { kind: "document", name, document: read.document };
}

function capsuleOf({ body }: CreateCall, source: NewCapsule["source"]): NewCapsule {
  return {
    id: randomUUIDv7(),
    title: body.title.trim(),
    domain: body.domain,
    area: body.area,
    mainSkill: body.main_skill,
    language: body.language,
    sourceLanguage:
      source.kind === "document" ? source.document.language : (body.source_language ?? null),
    source,
  };
}

async function assertAuthorable(
  { services: { db, author }, locale, member }: CreateCall,
  { id, title, language, domain, area, mainSkill, source: given }: NewCapsule,
  topic: string,
): Promise<void> {
  const source =
    given.kind === "topic"
      ? ({ kind: "topic", topic, domain, area, mainSkill } as const)
      : ({ kind: "document", document: given.document } as const);
  const verdict = await author.assess({ seed: id, title, language, source }, locale, member.id);
  if (verdict.authorable) return;
  const code = given.kind === "topic" ? "topic_not_authorable" : "document_not_authorable";
  throw new Problem(code, {
    reasons: verdict.reasons,
    suggestions: await suggestCapsules(db, { topic, domain, mainSkill, language }, member.id),
  });
}
