import type { ExtractedDocument } from "./ExtractedDocument.ts";
import type { InstructionLanguage } from "./InstructionLanguage.ts";

export interface TopicSource {
  readonly kind: "topic";
  /** As the learner typed it. */
  readonly topic: string;
  /** Slugs of the classification, corrected by the learner where needed. */
  readonly domain: string;
  readonly area: string;
  readonly mainSkill: string;
  /** Only what the topic names, however little that is; else a small topic goes on with others. */
  readonly isExact?: boolean;
}

export interface DocumentSource {
  readonly kind: "document";
  readonly document: ExtractedDocument;
}

export type AuthorSource = TopicSource | DocumentSource;

export interface AuthorRequest {
  /** The capsule's id: all that is drawn at random is drawn from it. */
  readonly seed: string;
  readonly title: string;
  readonly language: InstructionLanguage;
  readonly source: AuthorSource;
}
