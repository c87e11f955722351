import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { classificationBars } from "./classificationBars.ts";
import { readTopics, topicSets } from "./LabelledTopic.ts";
import { measureClassification, microsecondsPerTopic } from "./measureClassification.ts";

const languages = ["fr", "en", "nl"];

/** How topics are classified: the bars hold for every set, the languages over what nobody has seen. */
export function classificationRows(): readonly Row[] {
  const { first, amongThree, rightWhereConfident, spread, microseconds } = classificationBars;
  const untouched = readTopics("untouched");
  const byLanguage = languages.map((language) => ({
    language,
    share: measureClassification(untouched.filter((topic) => topic.language === language)).first,
  }));
  const shares = byLanguage.map((each) => each.share);
  return [
    ...topicSets.flatMap((set) => {
      const figures = measureClassification(readTopics(set));
      const name = `topics, ${set} (${figures.topics})`;
      return [
        shareRow(`${name}: right at first`, figures.first, first),
        shareRow(`${name}: among three`, figures.amongThree, amongThree),
        shareRow(
          `${name}: right where confident`,
          figures.rightWhereConfident,
          rightWhereConfident,
        ),
        shareRow(`${name}: confident`, figures.confident),
        shareRow(`${name}: domain`, figures.domain),
      ];
    }),
    ...byLanguage.map((each) =>
      shareRow(`topics, untouched, ${each.language}: right at first`, each.share),
    ),
    numberRow(
      "topics, untouched: languages apart",
      100 * (Math.max(...shares) - Math.min(...shares)),
      { most: 100 * spread },
      " points",
    ),
    numberRow(
      "one topic",
      Math.round(microsecondsPerTopic(untouched)),
      { most: microseconds },
      " µs",
    ),
  ];
}
