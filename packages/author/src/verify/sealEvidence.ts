import { createHash } from "node:crypto";

import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { lessonTextOf } from "../texts/lessonTextOf.ts";

/**
 * Writes into the source of each item where its quote stands, and the hash of the text that the
 * offsets count in. The last gate before publication, whoever drafted: an item whose quote does not
 * stand there word for word is left out.
 */
export function sealEvidence(
  items: readonly ItemDraft[],
  request: AuthorRequest,
  lessonText = lessonTextOf(items),
): readonly ItemDraft[] {
  const hashes = new Map<string, string>();
  const hashOf = (text: string) => {
    const hash = hashes.get(text) ?? createHash("sha256").update(text).digest("hex");
    hashes.set(text, hash);
    return hash;
  };
  return items.flatMap((item) => {
    const { source, provenance } = item;
    if (!("quote" in provenance)) return [item];
    const { quote, page, start, end } = provenance;
    const textAt = (at: number | null) => (at === null ? lessonText : pageText(request, at));
    const text = textAt(page);
    if (quote === "" || text?.slice(start, end) !== quote || source?.quote !== quote) return [];
    const { parts = [] } = provenance;
    if (parts.some((part) => textAt(part.page)?.slice(part.start, part.end) !== part.quote))
      return [];
    return [{ ...item, source: { ...source, start, end, hash: hashOf(text) } }];
  });
}

/** The text of a page of the document; undefined where there is none. */
export function pageText({ source }: AuthorRequest, page: number): string | undefined {
  return source.kind === "document"
    ? source.document.pages.find(({ number }) => number === page)?.text
    : undefined;
}
