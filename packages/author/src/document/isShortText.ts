/** A text of fewer pages says each thing once: all of it is read, and all that it offers is asked. */
const shortPages = 30;

export function isShortText(pageCount: number): boolean {
  return pageCount < shortPages;
}
