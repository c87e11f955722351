import { numberRow, shareRow } from "../Row.ts";
import type { Row } from "../Row.ts";
import { classificationBars } from "./classificationBars.ts";
import { readTopics, topicSets } from "./LabelledTopic.ts";
import type { LabelledTopic } from "./LabelledTopic.ts";
import { measureClassification, microsecondsPerTopic } from "./measureClassification.ts";

const languages = ["fr", "en", "nl"];

/** How topics are classified: the bars hold for every set, the languages over what nobody has seen. */
export function classificationRows(): readonly Row[] {
  const { first, amongThree, rightWhereConfident, microseconds } = classificationBars;
  const untouched = readTopics("untouched");
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
    ...languageRows("first", "right at first", untouched),
    ...languageRows("amongThree", "among three", untouched),
    numberRow(
      "one topic",
      Math.round(microsecondsPerTopic(untouched)),
      { most: microseconds },
      " µs",
    ),
  ];
}

/** One figure in each language, and how far they lie apart. */
function languageRows(
  figure: "first" | "amongThree",
  told: string,
  topics: readonly LabelledTopic[],
): readonly Row[] {
  const bar = classificationBars[figure];
  const shares = languages.map(
    (language) =>
      measureClassification(topics.filter((topic) => topic.language === language))[figure],
  );
  return [
    ...shares.map((share, at) =>
      shareRow(`topics, untouched, ${languages[at]}: ${told}`, share, bar),
    ),
    numberRow(
      `topics, untouched: languages apart, ${told}`,
      100 * (Math.max(...shares) - Math.min(...shares)),
      { most: 100 * classificationBars.spread },
      " points",
    ),
  ];
}
