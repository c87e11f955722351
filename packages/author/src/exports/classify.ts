// What a topic is about.

export { contentWords } from "../classify/contentWords.ts";
export { domains } from "../classify/domains.ts";
