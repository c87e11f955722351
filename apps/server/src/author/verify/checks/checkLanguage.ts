import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { Check } from "../Check.ts";

/** A passage is in the language of its document: quotations and listings in others teach nothing. */
export const checkLanguage: Check = ({ provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { language } = request.source.document;
  return detectLanguage(provenance.quote) === language
    ? []
    : [{ code: "language_differs", detail: provenance.quote }];
};
