import { classifyTopic } from "../../../packages/author/src/index.ts";
import { share } from "../share.ts";
import type { LabelledTopic } from "./LabelledTopic.ts";

/** Below this the app asks which of three it is. */
const confident = 0.7;

export interface ClassificationFigures {
  readonly topics: number;
  /** Shares of all topics: domain, area and skill right at once. */
  readonly first: number;
  readonly amongThree: number;
  /** The domain alone. */
  readonly domain: number;
  readonly language: number;
  /** How many topics are classified with confidence, and how many of those rightly. */
  readonly confident: number;
  readonly rightWhereConfident: number;
}

interface Outcome {
  readonly first: boolean;
  readonly amongThree: boolean;
  readonly domain: boolean;
  readonly language: boolean;
  readonly isConfident: boolean;
}

/** How well topics are classified without any correction. */
export function measureClassification(topics: readonly LabelledTopic[]): ClassificationFigures {
  const outcomes = topics.map(outcomeOf);
  const sure = outcomes.filter(({ isConfident }) => isConfident);
  return {
    topics: topics.length,
    first: share(outcomes, ({ first }) => first),
    amongThree: share(outcomes, ({ amongThree }) => amongThree),
    domain: share(outcomes, ({ domain }) => domain),
    language: share(outcomes, ({ language }) => language),
    confident: share(outcomes, ({ isConfident }) => isConfident),
    rightWhereConfident: share(sure, ({ first }) => first),
  };
}

function outcomeOf(topic: LabelledTopic): Outcome {
  const found = classifyTopic(topic.topic);
  const offered = [found, ...found.alternatives.slice(0, 2)];
  const isRight = (label: (typeof offered)[number]) =>
    topic.also.includes(label.skill) ||
    (label.domain === topic.domain && label.area === topic.area && label.skill === topic.skill);
  return {
    first: isRight(found),
    amongThree: offered.some(isRight),
    domain: found.domain === topic.domain,
    language: found.language === topic.language,
    isConfident: found.confidence >= confident,
  };
}

/** Microseconds that one topic takes, over so many rounds, the index being built. */
export function microsecondsPerTopic(topics: readonly LabelledTopic[], rounds = 5): number {
  classifyTopic("");
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1)
    for (const { topic } of topics) classifyTopic(topic);
  return ((performance.now() - started) * 1000) / (rounds * topics.length);
}
