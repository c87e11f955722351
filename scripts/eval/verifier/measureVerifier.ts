import type { AuthorRequest } from "../../../packages/author/src/model/AuthorRequest.ts";
import type { LessonDraft } from "../../../packages/author/src/model/LessonDraft.ts";
import { verifyLesson } from "../../../packages/author/src/index.ts";
import { createRandom } from "../../../packages/author/src/random/createRandom.ts";
import { draftAll } from "../../../packages/author/src/testing/draftAll.ts";
import {
  faultsOfSentences,
  toldByNegation,
} from "../../../packages/author/src/testing/faultsOfSentences.ts";
import { hintFault } from "../../../packages/author/src/testing/faultsOfHints.ts";
import { injectFaults } from "../../../packages/author/src/testing/injectFaults.ts";
import {
  documentRequest,
  languageRequest,
  listsRequest,
  strayRequest,
  topicRequest,
} from "../../../packages/author/src/testing/requests.ts";
import { share } from "../share.ts";
import { measureLevels } from "./measureLevels.ts";
import { measureModelDrafts } from "./measureModelDrafts.ts";
import { measureShippedHints } from "./measureShippedHints.ts";
import type { Measured, Planted } from "./Planted.ts";

/** What the verifier has to reach: planted faults caught, and sound items that pass. */
export const verifierBars = { caught: 0.95, passed: 0.99, hints: 1 } as const;

export interface VerifierFigures {
  readonly items: number;
  /** The share of sound items that pass. */
  readonly passed: number;
  readonly faults: number;
  readonly caught: number;
  /** Hints that tell the answer, and the shipped ones that do not. */
  readonly hints: {
    readonly telling: number;
    readonly caught: number;
    readonly shipped: number;
    readonly passed: number;
  };
  /** For each kind of fault, how many were planted and caught. */
  readonly byFault: readonly { fault: string; planted: number; caught: number }[];
}

/** One request of each kind of source, over the languages. */
export const verifiedRequests: readonly AuthorRequest[] = [
  topicRequest({ topic: "les fractions" }),
  topicRequest({ topic: "equations and algebra" }, { language: "en" }),
  topicRequest({ topic: "procenten" }, { language: "nl" }),
  topicRequest({ topic: "la géométrie" }),
  topicRequest({ topic: "statistics and probability" }, { language: "en" }),
  topicRequest({ topic: "maten en gewichten" }, { language: "nl" }),
  topicRequest({ topic: "schaken", domain: "gaming", mainSkill: "chess" }, { language: "nl" }),
  languageRequest("dutch", "fr"),
  languageRequest("german", "en", "animals"),
  languageRequest("french", "nl", "huis en keuken"),
  languageRequest("japanese", "fr", "hiragana"),
  languageRequest("spanish", "nl", "gesprekken in het Spaans"),
  languageRequest("dutch", "en", "Dutch at the station"),
  languageRequest("japanese", "en", "kanji N5"),
  languageRequest("japanese", "fr", "kanji N3 partie 2"),
  documentRequest("fr"),
  documentRequest("en"),
  documentRequest("nl"),
  listsRequest("fr"),
  listsRequest("en"),
  listsRequest("nl"),
  strayRequest("fr"),
  strayRequest("en"),
  strayRequest("nl"),
];

/**
 * Plants every fault that each item can have: in what the built-in author drafts of every request, in
 * drafts of a model, and in the level of lessons on languages; and counts what is caught.
 */
export async function measureVerifier(
  requests: readonly AuthorRequest[] = verifiedRequests,
): Promise<VerifierFigures> {
  const shipped = await measureShippedHints();
  const measured = [
    await measureRequests(requests),
    await measureModelDrafts(),
    await measureLevels(),
    shipped,
  ];
  const sound = measured.flatMap(({ passed }) => passed);
  const planted = measured.flatMap((each) => each.planted);
  const telling = planted.filter(({ fault }) => fault.includes(hintFault));
  return {
    items: sound.length,
    passed: share(sound, Boolean),
    faults: planted.length,
    caught: share(planted, ({ caught }) => caught),
    hints: {
      telling: telling.length,
      caught: share(telling, ({ caught }) => caught),
      shipped: shipped.passed.length,
      passed: share(shipped.passed, Boolean),
    },
    byFault: [...Map.groupBy(planted, ({ fault }) => fault)].map(([fault, list]) => ({
      fault,
      planted: list.length,
      caught: list.filter(({ caught }) => caught).length,
    })),
  };
}

async function measureRequests(requests: readonly AuthorRequest[]): Promise<Measured> {
  const random = createRandom("planted faults");
  const passed: boolean[] = [];
  const planted: Planted[] = [];
  for (const request of requests)
    for (const draft of await draftAll(request)) {
      const verdict = verifyLesson(draft, request);
      passed.push(...draft.items.map((item) => verdict.accepted.includes(item)));
      for (const item of verdict.accepted)
        for (const { fault, item: faulty } of injectFaults(item, random))
          planted.push({ fault, caught: isRejected(draft, faulty, request) });
      planted.push(...plantedSentences(draft, request));
    }
  return { passed, planted };
}

/** Sentences that say nothing alone, caught if that is the reason; and statements that a negation tells. */
function plantedSentences(draft: LessonDraft, request: AuthorRequest): readonly Planted[] {
  const strays = draft.items
    .flatMap((item) => faultsOfSentences(item, request))
    .map(({ fault, item }) => ({
      fault,
      caught: verifyLesson({ ...draft, items: [item] }, request).rejected.some(({ reasons }) =>
        reasons.some(({ code }) => code === "leans_on_others"),
      ),
    }));
  const told = toldByNegation(draft, request);
  if (told === null) return strays;
  return [
    ...strays,
    { fault: "clue by negation", caught: verifyLesson(told, request).rejected.length > 0 },
  ];
}

function isRejected(
  draft: LessonDraft,
  item: LessonDraft["items"][number],
  request: AuthorRequest,
): boolean {
  return verifyLesson({ ...draft, items: [item] }, request).rejected.length > 0;
}
