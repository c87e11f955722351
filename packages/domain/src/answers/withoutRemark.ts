import type { Locale } from "@alambic/contract";
import { splitArticle } from "./articles.ts";
import { normalise, withoutAccents } from "./normalise.ts";
import { symbolOfUnit } from "./wording/index.ts";

/**
 * A typed text without the parenthesis behind it, where that only says the same once more: another
 * accepted answer, the symbol of the unit, the initials of its words. Null for any other text.
 */
export function withoutRemark(
  typed: string,
  accepted: readonly string[],
  language: Locale,
): string | null {
  const [, whole = "", remark = ""] = /^(.*\S) ?\(([^()]+)\)[^\w()]*$/u.exec(typed.trim()) ?? [];
  const plain = (text: string) =>
    withoutAccents(splitArticle(normalise(text), language).noun).toLowerCase();
  const [said, added] = [plain(whole), plain(remark)];
  if (added === "") return null;
  const words = said.split(/[\s-]+/u);
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : "";
  const same = [...accepted.map(plain), symbolOfUnit(said), initials];
  return same.includes(added) ? whole : null;
}
