import { isIP } from "node:net";

/** How one environment variable is read. */
export interface Variable<Value> {
  /** What is allowed, to end the sentence "NAME must be …". */
  readonly allowed: string;
  /** The value where the variable is unset; undefined where it has to be set. */
  readonly fallback: Value;
  /** The value of a text, or undefined where it is not allowed. */
  readonly parse: (text: string) => Value | undefined;
}

/** Reads a variable of the environment by its name. */
export type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** A whole number within two bounds, both included. */
export function wholeNumber(fallback: number, minimum: number, maximum: number): Variable<number> {
  return {
    allowed: `a whole number from ${minimum} to ${maximum}`,
    fallback,
    parse: (text) => {
      const value = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

/** A number that is not negative, such as 0.25. */
export function decimal(fallback: number): Variable<number> {
  return {
    allowed: "a number such as 0.25",
    fallback,
    parse: (text) => (/^\d{1,9}(?:\.\d{1,9})?$/u.test(text) ? Number(text) : undefined),
  };
}

/** `true` or `false`. */
export function flag(fallback: boolean): Variable<boolean> {
  return {
    allowed: "true or false",
    fallback,
    parse: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  };
}

/** One of some words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  fallback: Word,
): Variable<Word> {
  return {
    allowed: `one of ${words.join(", ")}`,
    fallback,
    parse: (text) => words.find((word) => word === text),
  };
}

/** Any text that is not blank. */
export function text<Fallback extends string | null>(
  fallback: Fallback,
): Variable<string | Fallback> {
  return { allowed: "a text", fallback, parse: (value) => value };
}

/** The name or the address of a network interface. */
export function host(fallback: string): Variable<string> {
  return {
    allowed: "a host name or an IP address",
    fallback,
    parse: (value) => (isIP(value) > 0 || /^[a-z\d][a-z\d.-]*$/iu.test(value) ? value : undefined),
  };
}

/** A URL with one of some protocols. Its password is never shown in a message. */
export function url(protocols: readonly string[]): Variable<string | null> {
  return {
    allowed: `a URL that starts with ${protocols.map((name) => `${name}//`).join(" or ")}`,
    fallback: null,
    parse: (value) =>
      URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined,
  };
}
