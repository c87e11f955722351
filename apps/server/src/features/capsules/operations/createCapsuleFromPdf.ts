import { randomUUIDv7 } from "node:crypto";

import { pdfLimit, planOf } from "@alambic/domain/plans";
import type { ExtractedDocument } from "@alambic/author/model";
import { defaultLimits, readableName } from "@alambic/author/reader";

import { memberOperation } from "../../../http/operation.ts";
import type { MemberCall } from "../../../http/operation.ts";
import type { NewCapsule } from "../generation/insertPendingCapsule.ts";
import { limitCreations } from "../generation/limitCreations.ts";
import { assertMayGenerate, startGeneration } from "../generation/startGeneration.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { readPdfForm } from "../uploads/readPdfForm.ts";
import type { PdfForm } from "../uploads/readPdfForm.ts";

type CreateCall = MemberCall<"createCapsuleFromPdf">;

/** Begins to make a capsule from a PDF. Whatever is refused leaves nothing behind. */
export const createCapsuleFromPdf = memberOperation<"createCapsuleFromPdf">(async (call) => {
  const { services, member, now } = call;
  await limitCreations(services.db, member.id, now);
  await assertMayGenerate(services.db, member, now);
  const limit = limitOf(call);
  // The reader starts while the upload comes in, or else once it has.
  services.author.expectPdf().catch(() => undefined);
  const form = await readPdfForm(call.request, limit);
  const document = named(await extract(call, form.bytes), form.fileName);
  const capsule = capsuleOf(form, document);
  await assertAuthorable(call, capsule, document);
  return startGeneration(services, member, capsule, now);
});

/** Throws `plan_required` where the plan imports no PDFs. */
function limitOf({ services, member }: CreateCall): number {
  const limit = pdfLimit(planOf(member), services.config.pdfMaxBytes);
  if (limit === 0) throw new Problem("plan_required");
  return limit;
}

async function extract({ services }: CreateCall, bytes: Uint8Array): Promise<ExtractedDocument> {
  const result = await services.author.extract(bytes);
  if (result.status === "refused")
    throw new Problem(result.code, { limitPages: defaultLimits.maxPages });
  return result.document;
}

/** A document that says nothing of its title bears the name of its file. */
function named(document: ExtractedDocument, fileName: string): ExtractedDocument {
  return { ...document, title: document.title ?? readableName(fileName, document.language) };
}

function capsuleOf({ fields, fileName }: PdfForm, document: ExtractedDocument): NewCapsule {
  return {
    id: randomUUIDv7(),
    title: fields.title.trim(),
    domain: fields.domain,
    area: fields.area,
    mainSkill: fields.main_skill,
    language: fields.language,
    sourceLanguage: document.language,
    source: { kind: "document", name: fileName, document },
  };
}

async function assertAuthorable(
  { services, locale, member }: CreateCall,
  { id, title, language }: NewCapsule,
  document: ExtractedDocument,
): Promise<void> {
  const source = { kind: "document", document } as const;
  const verdict = await services.author.assess(
    { seed: id, title, language, source },
    locale,
    member.id,
  );
  if (!verdict.authorable) {
    throw new Problem("document_not_authorable", { reasons: verdict.reasons });
  }
}
