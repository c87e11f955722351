import { randomUUIDv7 } from "node:crypto";

import type { Locale, Reason } from "@alambic/contract";
import { planLimits, planOf } from "@alambic/domain/plans";
import { loadTexts } from "@alambic/author/texts";

import { memberOperation } from "../../../http/operation.ts";
import type { MemberCall } from "../../../http/operation.ts";
import type { NewCapsule } from "../generation/insertPendingCapsule.ts";
import { limitCreations } from "../generation/limitCreations.ts";
import { assertMayGenerate, startGeneration } from "../generation/startGeneration.ts";
import { suggestCapsules } from "../generation/suggestCapsules.ts";
import { Problem } from "../../../http/problems/Problem.ts";

type CreateCall = MemberCall<"createCapsule">;

/** Begins to make a capsule from a topic or a pasted text, if that can be done honestly. */
export const createCapsule = memberOperation<"createCapsule">(async (call) => {
  const { services, member, now } = call;
  const topic = topicOf(call);
  await limitCreations(services.db, member.id, now);
  await assertMayGenerate(services.db, member, now);
  const { source, isForeign } = await sourceOf(call, topic);
  const capsule = capsuleOf(call, source);
  await assertAuthorable(call, capsule, { topic, isForeign });
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

interface Asked {
  readonly topic: string;
  /** A text in a language that cannot be read. */
  readonly isForeign: boolean;
}

/** What is long enough to be a text is one, and the capsule is made from what it says. */
async function sourceOf(
  { services }: CreateCall,
  topic: string,
): Promise<{ readonly source: NewCapsule["source"]; readonly isForeign: boolean }> {
  const asTopic = { kind: "topic", topic } as const;
  if (topic.length < shortestText) return { source: asTopic, isForeign: false };
  const read = await services.author.readText(topic);
  if (read.status === "refused")
    return { source: asTopic, isForeign: read.code === "pdf_language_unsupported" };
  const [line = ""] = topic.split("\n");
  const name =
    read.document.title ??
    (line.length <= longestName ? line : `${line.slice(0, longestName).trimEnd()}…`);
  return { source: { kind: "document", name, document: read.document }, isForeign: false };
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
  { topic, isForeign }: Asked,
): Promise<void> {
  const source =
    given.kind === "topic"
      ? ({ kind: "topic", topic, domain, area, mainSkill } as const)
      : ({ kind: "document", document: given.document } as const);
  const verdict = await author.assess({ seed: id, title, language, source }, locale, member.id);
  if (verdict.authorable) return;
  const code = given.kind === "topic" ? "topic_not_authorable" : "document_not_authorable";
  throw new Problem(code, {
    importsPdfs: planLimits[planOf(member)].pdfBytes !== 0,
    reasons: isForeign ? [await foreignText(locale)] : verdict.reasons,
    suggestions: await suggestCapsules(db, { topic, mainSkill, language }, member),
  });
}

/** Why nothing can be made of a text in another language, and what can be. */
async function foreignText(locale: Locale): Promise<Reason> {
  const code = "text_language_not_covered";
  const texts = await loadTexts(locale);
  return { code, message: texts.t(`author.refusal.${code}`) };
}
