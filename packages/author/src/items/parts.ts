import type { Option, Picture, RichText } from "@alambic/contract";

/** What an option shows, before it has an id. */
export interface Face {
  readonly text: RichText;
  readonly picture?: Picture;
}

/** The id of the part at this place: a, b … z, aa, ab … */
export function partId(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : partId(Math.floor(index / 26) - 1) + letter;
}

export function option(face: Face, id: string): Option {
  return face.picture === undefined
    ? { id, text: face.text }
    : { id, text: face.text, picture: face.picture };
}
