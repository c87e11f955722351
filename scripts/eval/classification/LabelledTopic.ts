import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A topic as a member types it, with what a person says it is. */
export interface LabelledTopic {
  readonly language: string;
  readonly topic: string;
  readonly domain: string;
  readonly area: string;
  readonly skill: string;
  /** Further skills that are right as well. */
  readonly also: readonly string[];
}

/**
 * `tuning` may be looked at while rules are made, `untouched` never: it is a third of the two. The others are
 * older; who made the rules has seen some of their topics since. Of all but `tuning` only figures are shown.
 */
export const topicSets = ["tuning", "untouched", "earlier", "outside", "fresh"] as const;
export type TopicSet = (typeof topicSets)[number];

/** Reads one of the sets: a line a topic, its parts between bars, `also` parted by commas. */
export function readTopics(set: TopicSet): readonly LabelledTopic[] {
  return readFileSync(join(import.meta.dirname, `topics-${set}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language = "", topic = "", domain = "", area = "", skill = "", also = ""] =
        line.split("|");
      return {
        language,
        topic,
        domain,
        area,
        skill,
        also: also.split(",").filter((each) => each !== ""),
      };
    });
}
