/**
 * A message as the generator compiles it out of ICU text: words, or words with what is put between them.
 * It takes of ICU what the catalogues use; the generator refuses the rest by name.
 */
export type CompiledMessage = string | readonly MessagePart[];

export type MessagePart =
  | string
  /** A word that is put in as it is. */
  | { readonly argument: string }
  /** A number as the language writes it. */
  | { readonly number: string }
  /** The number that the plural around it counts. */
  | { readonly pound: true }
  /** By an exact number (`=0`), else by the plural category of the language. */
  | { readonly plural: string; readonly options: MessageOptions }
  | { readonly select: string; readonly options: MessageOptions }
  /** What stands between the two ends of a tag. */
  | { readonly tag: string; readonly children: CompiledMessage };

/** `other` is always there. */
export type MessageOptions = Readonly<Record<string, CompiledMessage>>;

/** The messages of some namespaces in one language, by id. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
