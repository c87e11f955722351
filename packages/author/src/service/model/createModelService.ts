import type { Locale, Reason } from "@alambic/contract";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import type { ModelAuthor } from "../../provider/createModelAuthor.ts";
import type { AskModel } from "../../provider/ask/AskModel.ts";
import type { ModelLedger } from "../../provider/ledger/ModelLedger.ts";
import { ProviderError } from "../../provider/ProviderError.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { lessonTextOf } from "../../texts/lessonTextOf.ts";
import { sealEvidence } from "../../verify/sealEvidence.ts";
import type { ModelSettings } from "../../provider/ModelSettings.ts";
import type { AuthorService, BonusRequest, VerifiedLesson } from "../AuthorService.ts";
import type { AuthorTools } from "../AuthorTools.ts";
import { isLesson } from "../../verify/verifyLesson.ts";
import { judgeItems, makeModelLesson } from "./makeModelLesson.ts";

export interface ModelServiceParts {
  readonly author: ModelAuthor;
  /** The same author where somebody else than the owner of the capsule asks, and pays. */
  readonly authorFor: (memberId: string) => ModelAuthor;
  readonly builtIn: AuthorService & AuthorTools;
  readonly ledger: Pick<ModelLedger, "hasRoom">;
  readonly settings: Pick<ModelSettings, "topics">;
  /** Asks for a member who waits for the answer. */
  readonly askAtOnce: AskModel;
  /** Called first when the server stops. */
  readonly abort: () => void;
}

/** Refusals that a model does not cure. */
const incurable = new Set(["topic_too_vague", "document_too_short"]);

/**
 * The author of a server with a language model: the model drafts, and wherever it fails the built-in
 * author does what it can.
 */
export function createModelService(parts: ModelServiceParts): AuthorService {
  const { builtIn, ledger } = parts;
  return {
    classify: builtIn.classify,
    knownSkills: builtIn.knownSkills,
    expectPdf: builtIn.expectPdf,
    extract: builtIn.extract,
    readText: builtIn.readText,
    assess: async (request, locale, memberId) => {
      const verdict = await builtIn.assess(request, locale, memberId);
      if (verdict.authorable || verdict.reasons.some(({ code }) => incurable.has(code)))
        return verdict;
      if (await ledger.hasRoom(memberId)) return { authorable: true };
      return { authorable: false, reasons: [await usedUp(locale), ...verdict.reasons] };
    },
    plan: (request) => plan(parts, request),
    makeLesson: (request, outline, index) => makeLesson(parts, request, outline, index),
    expectWork: builtIn.expectWork,
    makeCapsule: builtIn.makeCapsule,
    offerBonus: async (request, outline, index, existing, bonus) => {
      const isAsked = isAskedOfModel(request, outline, index, bonus);
      if (isAsked && (await ledger.hasRoom(bonus.memberId))) return "offered";
      const offer = await builtIn.offerBonus(request, outline, index, existing, bonus);
      return isAsked && offer !== "offered" ? "model_budget_reached" : offer;
    },
    makeBonus: async (request, outline, index, existing, bonus) =>
      isAskedOfModel(request, outline, index, bonus)
        ? makeBonus(parts, request, outline, index, existing, bonus)
        : builtIn.makeBonus(request, outline, index, existing, bonus),
    askAtOnce: parts.askAtOnce,
    stop: async () => {
      parts.abort();
      await builtIn.stop();
    },
  };
}

/** Why what only a model could make is not made this month. */
async function usedUp(locale: Locale): Promise<Reason> {
  const code = "model_budget_reached";
  const texts = await loadTexts(locale);
  return { code, message: texts.t(`author.refusal.${code}`) };
}

async function plan(
  { author, builtIn, ledger, settings }: ModelServiceParts,
  request: AuthorRequest,
): Promise<CapsuleOutline> {
  const isKept = request.source.kind === "topic" && settings.topics === "uncovered";
  const { authorable } = await builtIn.assess(request, request.language);
  if (authorable && (isKept || !(await ledger.hasRoom()))) return builtIn.plan(request);
  const planned = await attempt(() => author.plan(request));
  if (planned.ok) return planned.value;
  if (authorable) return builtIn.plan(request);
  throw planned.error;
}

async function makeLesson(
  { author, builtIn }: ModelServiceParts,
  request: AuthorRequest,
  outline: CapsuleOutline,
  index: number,
): Promise<VerifiedLesson> {
  if (!isModelLesson(outline, index)) return builtIn.makeLesson(request, outline, index);
  const lesson = { author, tools: builtIn, request, outline, index };
  const made = await attempt(() => makeModelLesson(lesson));
  if (made.ok && made.value.isPublishable) return made.value;
  const fallback = await builtIn.makeLesson(request, outline, index);
  if (made.ok) return joined(fallback, made.value, request, builtIn);
  if (fallback.isPublishable || isOfTheLesson(made.error)) return fallback;
  throw made.error;
}

/** The model would not or could not draft this lesson; another one it may. */
function isOfTheLesson({ fault }: ProviderError): boolean {
  return fault === "refused" || fault === "unreadable";
}

/** What the built-in author makes of a lesson, and the few items of the model that stood. */
async function joined(
  fallback: VerifiedLesson,
  made: VerifiedLesson,
  request: AuthorRequest,
  tools: AuthorTools,
): Promise<VerifiedLesson> {
  if (fallback.items.length === 0) return made;
  const asked = made.items.filter(({ exercise }) => exercise.content_type !== "lesson");
  const all = [...fallback.items, ...asked];
  const reasons = await tools.verify({ ...fallback, items: all }, request);
  const items = all.filter((_, place) => reasons[place]?.length === 0);
  const fallen = all.flatMap((item, place) => {
    const found = reasons[place] ?? [];
    return found.length > 0 ? [{ item, reasons: found }] : [];
  });
  const rejected = [...fallback.rejected, ...made.rejected, ...fallen];
  return { ...fallback, items, rejected, isPublishable: isLesson(items, request) };
}

/** A model's lessons; but what there is to read on in a document is the document itself. */
function isAskedOfModel(
  { source }: AuthorRequest,
  outline: CapsuleOutline,
  index: number,
  { kind }: BonusRequest,
): boolean {
  const isInDocument = kind === "theory" && source.kind === "document";
  return isModelLesson(outline, index) && !isInDocument;
}

async function makeBonus(
  { author: owners, authorFor, builtIn }: ModelServiceParts,
  request: AuthorRequest,
  outline: CapsuleOutline,
  index: number,
  existing: readonly ItemDraft[],
  bonus: BonusRequest,
): Promise<readonly ItemDraft[]> {
  const author = bonus.memberId === undefined ? owners : authorFor(bonus.memberId);
  const lesson = { author, tools: builtIn, request, outline, index };
  const added = await attempt(async () => {
    const drafted =
      bonus.kind === "theory"
        ? await author.draftTheory(outline, index, existing)
        : await author.draftMore(outline, index, existing, bonus.round);
    const { accepted } = await judgeItems<ItemDraft>([...existing, ...drafted], existing, lesson);
    const fresh = accepted.filter((item) => !existing.includes(item));
    return sealEvidence(fresh, request, lessonTextOf(existing));
  });
  if (added.ok) return added.value;
  const fallback = await builtIn.makeBonus(request, outline, index, existing, bonus);
  if (fallback.length === 0) throw added.error;
  return fallback;
}

type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ProviderError };

/** Whether a model brought what it was asked for. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof ProviderError) return { ok: false, error };
    throw error;
  }
}

function isModelLesson({ lessons }: CapsuleOutline, index: number): boolean {
  return lessons[index]?.material.kind === "model";
}
