/** The words of a text in small letters; those that are joined to the next keep their apostrophe. */
export function wordsOfTopic(lower: string): readonly string[] {
  return lower.match(/\p{Letter}+['’]?/gu)?.map((word) => word.replace("’", "'")) ?? [];
}
