/** Of the product's languages, the one whose words are the longest. */
export const longestLanguage = "nl";

/** The stories that show a state each, led to by hand, but for one that looks like what is not sent. */
export const statesByStory = /^exercises-(?:exercise|lesson)-player-(?!-?kept-for-later)/;
