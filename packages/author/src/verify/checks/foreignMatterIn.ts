import { givesOrders } from "../../texts/givesOrders.ts";

/** Ways out of the lesson, which no item needs unless its source names them. */
const wayOut = /https?:\/\/\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+/giu;

/** A model speaking of itself, or of what it was told. */
const ofItself =
  /\bas an ai\b|\blanguage model\b|\bprevious instructions\b|\bsystem prompt\b|\ben tant qu[’'](?:ia|intelligence artificielle)\b|\bconsignes précédentes\b|\btaalmodel\b|\bvorige instructies\b/giu;

/** What a lesson that a model wrote has no place for: addresses, words on itself, orders to a model. */
export function foreignMatterIn(text: string): readonly string[] {
  const found = [...(text.match(wayOut) ?? []), ...(text.match(ofItself) ?? [])];
  return givesOrders(text.replaceAll(ofItself, "")) ? [...found, text] : found;
}
