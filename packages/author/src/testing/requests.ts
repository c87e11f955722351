import type { AuthorRequest, TopicSource } from "../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { documentFromText } from "../document/documentFromText.ts";
import { readListsText, readSampleText, readStrayText } from "./makePdf.ts";

/** A request for a topic; a test states only what it depends on. */
export function topicRequest(
  source: Partial<TopicSource> = {},
  request: Partial<Omit<AuthorRequest, "source">> = {},
): AuthorRequest {
  return {
    seed: "seed",
    title: "",
    language: "fr",
    ...request,
    source: {
      kind: "topic",
      topic: "fractions",
      domain: "mathematics",
      area: "generic",
      mainSkill: "arithmetic",
      ...source,
    },
  };
}

/** A topic of which the built-in author holds no data, so that only a model can write on it. */
export const uncoveredTopic = topicRequest(
  { topic: "photosynthesis", domain: "natural-sciences", mainSkill: "biology" },
  { language: "en" },
);

/** A request for a capsule on a language. */
export function languageRequest(
  mainSkill: string,
  language: InstructionLanguage,
  topic = "basics",
): AuthorRequest {
  return topicRequest({ topic, domain: "languages", area: "foreign", mainSkill }, { language });
}

/** A request for the sample document, in its own language. */
export function documentRequest(
  language: InstructionLanguage,
  request: Partial<Omit<AuthorRequest, "source">> = {},
): AuthorRequest {
  return textRequest(readSampleText(language), language, request);
}

/** A request for the sample document with a section of sentences that nobody understands alone. */
export function strayRequest(language: InstructionLanguage): AuthorRequest {
  return textRequest(`${readSampleText(language)}\n\n${readStrayText(language)}`, language);
}

/** Those sentences. */
export function straysOf(language: InstructionLanguage): readonly string[] {
  return readStrayText(language)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** A request for the sample document with introduced lists at its beginning, in its own language. */
export function listsRequest(language: InstructionLanguage): AuthorRequest {
  return textRequest(`${readListsText(language)}\n\n${readSampleText(language)}`, language);
}

/** A request for a text in its own language. Throws where the text cannot be read. */
export function textRequest(
  text: string,
  language: InstructionLanguage,
  request: Partial<Omit<AuthorRequest, "source">> = {},
): AuthorRequest {
  const result = documentFromText(text);
  if (result.status === "refused") throw new Error(`The text is refused: ${result.code}`);
  return {
    seed: "seed",
    title: "",
    language,
    ...request,
    source: { kind: "document", document: result.document },
  };
}
