import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check, Rejection } from "../Check.ts";
import { textsOf } from "./textsOf.ts";

/** Shorter ones do not tell their language. */
const fewestWords = 9;

/** Ways out of the lesson, which no item needs unless its source names them. */
const wayOut = /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+/giu;

/** A model speaking of itself, or of what it was told. */
const ofItself =
  /\bas an ai\b|\blanguage model\b|\bprevious instructions\b|\bsystem prompt\b|\ben tant qu[’'](?:ia|intelligence artificielle)\b|\bconsignes précédentes\b|\btaalmodel\b|\bvorige instructies\b/iu;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * What a model wrote is in the language of instruction, sentence by sentence, names no address that
 * its passage does not, and speaks of what is taught.
 */
export const checkModelText: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "model" && provenance.kind !== "model-text") return [];
  const quote = provenance.kind === "model" ? provenance.quote : "";
  const own = textsOf(exercise).filter((text) => !quote.includes(text));
  const teachesLanguage = request.source.kind === "topic" && request.source.domain === "languages";
  return [
    ...own.flatMap((text) => foreignMatter(text, quote)),
    ...(teachesLanguage ? [] : own.flatMap((text) => otherLanguage(text, request.language))),
  ];
};

function foreignMatter(text: string, quote: string): Rejection[] {
  const found = [...(text.match(wayOut) ?? []), ...(text.match(ofItself) ?? [])];
  return found
    .filter((part) => !quote.includes(part))
    .map((detail) => ({ code: "foreign_matter", detail }));
}

function otherLanguage(text: string, language: string): Rejection[] {
  return sentencesOf(text, language)
    .filter((sentence) => (sentence.match(/\p{Letter}+/gu) ?? []).length >= fewestWords)
    .filter((sentence) => ![null, language].includes(detectLanguage(sentence)))
    .map((detail) => ({ code: "language_differs", detail }));
}

function sentencesOf(text: string, language: string): readonly string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
