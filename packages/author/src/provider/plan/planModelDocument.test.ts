import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import { documentRequest } from "../../testing/requests.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { planModelDocument } from "./planModelDocument.ts";

const unread = {
  en: "Pages 4 and 7–8 could not be read",
  fr: "Les pages 4 et 7–8 n’ont pas pu être lues",
  nl: "Pagina’s 4 en 7–8 konden niet worden gelezen",
};

describe.each(["en", "fr", "nl"] as const)("a document for a model in %s", (language) => {
  it("names the pages that could not be read, in the words of the built-in author", async () => {
    const request = documentRequest(language);
    const { source } = request;
    if (source.kind !== "document") throw new Error("No document");
    const texts = await loadTexts(language);
    const scanned = {
      ...source,
      document: { ...source.document, unreadPages: [4, 7, 8] },
    };
    const { description } = planModelDocument(scanned, request, texts);
    const builtIn = await createBuiltInAuthor().plan({ ...request, source: scanned });
    expect(description).toContain(unread[language]);
    expect(builtIn.description).toBe(description);
    expect(planModelDocument(source, request, texts).description).not.toContain("7–8");
  });
});
