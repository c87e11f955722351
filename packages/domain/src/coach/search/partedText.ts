/** A longer paragraph is parted into sentences, so many signs together. */
const longest = 600;

/** A text in pieces that can be quoted by themselves, none of them empty. */
export function partedText(text: string): string[] {
  const whole = text.trim();
  if (whole.length <= longest) return whole === "" ? [] : [whole];
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(
    whole,
  )) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + segment.length <= longest) {
      parts[parts.length - 1] = last + segment;
    } else parts.push(segment);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
