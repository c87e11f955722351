import type { CompiledMessage, MessageOptions, MessagePart } from "./CompiledMessage.ts";
import type { MessageFormats } from "./createMessageFormats.ts";

/** What a message is filled with, by name: words, numbers, and for each tag what renders it. */
export type MessageFilling<Rich> = Readonly<
  Record<string, string | number | ((children: (string | Rich)[]) => Rich)>
>;

/**
 * The parts of a message in one language: words that follow each other are one part. Throws where a
 * value is missing or of the wrong type.
 */
export function formatMessage<Rich>(
  message: CompiledMessage,
  filling: MessageFilling<Rich>,
  formats: MessageFormats,
): (string | Rich)[] {
  const parts: (string | Rich)[] = [];
  const add = (part: string | Rich) => {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  };

  const fill = (content: CompiledMessage, counted: number | null): void => {
    if (typeof content === "string") add(content);
    else for (const part of content) fillPart(part, counted);
  };

  const fillPart = (part: MessagePart, counted: number | null): void => {
    if (typeof part === "string") add(part);
    else if ("argument" in part) add(String(wordOf(filling, part.argument)));
    else if ("number" in part) add(formats.number(numberOf(filling, part.number)));
    else if ("pound" in part) add(formats.number(counted ?? 0));
    else if ("select" in part) fill(optionOf(part.options, wordOf(filling, part.select)), counted);
    else if ("plural" in part) {
      const count = numberOf(filling, part.plural);
      const exact = part.options[`=${count}`];
      fill(exact ?? optionOf(part.options, formats.plural(count)), count);
    } else {
      const render = filling[part.tag];
      if (typeof render !== "function") throw new Error(`nothing renders <${part.tag}>`);
      add(render(formatMessage(part.children, filling, formats)));
    }
  };

  fill(message, null);
  return parts;
}

function optionOf(options: MessageOptions, name: string | number): CompiledMessage {
  return (Object.hasOwn(options, name) ? options[name] : options["other"]) ?? "";
}

function wordOf<Rich>(filling: MessageFilling<Rich>, name: string): string | number {
  const value = filling[name];
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error(`{${name}} has no value`);
}

function numberOf<Rich>(filling: MessageFilling<Rich>, name: string): number {
  const value = filling[name];
  if (typeof value === "number") return value;
  throw new Error(`{${name}} has no number`);
}
