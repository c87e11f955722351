/** A value that cannot stand in a header of a mail. */
export class HeaderError extends Error {
  override readonly name = "HeaderError";
}

/** The value of a header. Throws where it holds a control character: a line end would begin another header. */
export function assertHeader(name: string, value: string): string {
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(value)) {
    throw new HeaderError(`The header ${name} holds a control character.`);
  }
  return value;
}
