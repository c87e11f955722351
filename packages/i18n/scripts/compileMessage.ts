import { TYPE } from "@formatjs/icu-messageformat-parser";
import type {
  MessageFormatElement,
  PluralOrSelectOption,
} from "@formatjs/icu-messageformat-parser";

import type { CompiledMessage, MessageOptions, MessagePart } from "../src/CompiledMessage.ts";
import { parseMessage } from "./parseMessage.ts";

/** Compiles ICU text to what the formatter reads. Names the message that is wrong or asks too much. */
export function compileMessage(id: string, text: string): CompiledMessage {
  return compile(id, parseMessage(id, text));
}

function compile(id: string, elements: readonly MessageFormatElement[]): CompiledMessage {
  const parts = elements.map((element) => compilePart(id, element));
  const [only = "", ...others] = parts;
  return typeof only === "string" && others.length === 0 ? only : parts;
}

function compilePart(id: string, element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { argument: element.value };
    case TYPE.pound:
      return { pound: true };
    case TYPE.tag:
      return { tag: element.value, children: compile(id, element.children) };
    case TYPE.select:
      return { select: element.value, options: compileOptions(id, element.options) };
    case TYPE.plural:
      if (element.offset !== 0) throw tooMuch(id, "an offset");
      if (element.pluralType === "ordinal") throw tooMuch(id, "ordinals");
      return { plural: element.value, options: compileOptions(id, element.options) };
    case TYPE.number:
      if (element.style) throw tooMuch(id, "a style of numbers");
      return { number: element.value };
    case TYPE.date:
    case TYPE.time:
      throw tooMuch(id, "a date");
  }
}

function compileOptions(
  id: string,
  options: Readonly<Record<string, PluralOrSelectOption>>,
): MessageOptions {
  const compiled = Object.entries(options).map(([name, { value }]) => [name, compile(id, value)]);
  return Object.fromEntries(compiled);
}

function tooMuch(id: string, what: string): Error {
  return new Error(
    `The message ${id} has ${what}, which messages do not do: format it in the code.`,
  );
}
