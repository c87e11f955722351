/** A name as it is compared: two accounts must not differ by case or form of their letters alone. */
export function accountKey(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}
