/** Whether a text is a well-formed tag of a language (BCP 47), known to this platform or not. */
export function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== "";
  } catch {
    return false;
  }
}
