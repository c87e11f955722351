/** Whether a sentence names somebody, if only by the last word of the name. */
export function nameIn(sentence: string, name: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return sentence.split(/[^\p{Letter}\p{Number}-]+/u).includes(last);
}
