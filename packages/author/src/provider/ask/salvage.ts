/**
 * The JSON object within a text that holds more: models of one's own like to fence it, to introduce it,
 * or to think aloud before it. Undefined where there is none.
 */
export function salvage(text: string): unknown {
  const answer = text.replace(/^[\s\S]*<\/think>/u, "");
  const [from, to] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
