/** Of the product's languages, the one whose words are the longest. */
export const longestLanguage = "nl";

/** The stories that show a state each, led to by hand, but for one that looks like what is not sent. */
export const statesByStory = /^exercises-(?:exercise|lesson)-player-(?!-?kept-for-later)/;

const key = "inDutch";

/** What a story says in Dutch instead, as parameters of the story or of its component. */
export function inDutch<Props>(words: Partial<Props>) {
  return { [key]: words };
}

/** The properties that are given in Dutch, among the parameters of a story. */
export function wordsInDutch(parameters: Readonly<Record<string, unknown>>): object {
  const words = parameters[key];
  return typeof words === "object" && words !== null ? words : {};
}
