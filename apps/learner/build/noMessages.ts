/**
 * Stands for `intl-messageformat`, which `@formatjs/intl` imports for texts with a parser of 7 kB. Our texts
 * are compiled (docs/decisions/0011): of that library the app takes how values are written, and no more.
 */
export function IntlMessageFormat(): never {
  throw new Error("Texts are formatted by @alambic/i18n.");
}

export function FormatError(): never {
  throw new Error("Texts are formatted by @alambic/i18n.");
}

export const ErrorCode = {};
