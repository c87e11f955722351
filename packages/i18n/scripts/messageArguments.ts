import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** What a message needs to be shown: its arguments by name, each with its type, and its tags. */
export interface MessageArguments {
  readonly values: ReadonlyMap<string, string>;
  readonly tags: ReadonlySet<string>;
}

const anyText = "string | number";

/** Collects the arguments and tags of a parsed message, in all its branches. */
export function messageArguments(elements: readonly MessageFormatElement[]): MessageArguments {
  const values = new Map<string, string>();
  const tags = new Set<string>();
  for (const element of everyElement(elements)) {
    if (element.type === TYPE.tag) tags.add(element.value);
    const type = argumentType(element);
    if (type === undefined || element.type === TYPE.pound) continue;
    const known = values.get(element.value);
    if (known === undefined || known === anyText) values.set(element.value, type);
  }
  return { values, tags };
}

/** Walks a message and everything inside its choices and tags. */
export function* everyElement(
  elements: readonly MessageFormatElement[],
): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.tag) yield* everyElement(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) yield* everyElement(option.value);
    }
  }
}

function argumentType(element: MessageFormatElement): string | undefined {
  switch (element.type) {
    case TYPE.argument:
      return anyText;
    case TYPE.number:
    case TYPE.plural:
      return "number";
    case TYPE.select:
      return "string";
    // Dates are formatted in the code, and refused where messages are compiled.
    case TYPE.date:
    case TYPE.time:
    case TYPE.literal:
    case TYPE.pound:
    case TYPE.tag:
      return undefined;
  }
}
