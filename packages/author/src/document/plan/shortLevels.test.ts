import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import { plainText } from "../../texts/rich-text.ts";
import { textRequest } from "../../testing/requests.ts";
import { readHandOut } from "../../testing/makePdf.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";

const languages = ["en", "fr", "nl"] as const;
type Language = (typeof languages)[number];

async function capsuleOf(text: string, language: Language) {
  const request = textRequest(text, language);
  const author = createBuiltInAuthor();
  const outline = await author.plan(request);
  const items = await Promise.all(
    outline.lessons.map(async (_, index) => {
      const verdict = verifyLesson(await author.draftLesson(outline, index), request);
      return verdict.accepted;
    }),
  );
  return { outline, lessons: items };
}

describe.each(languages)("a hand-out of four sections in %s", (language) => {
  const text = readHandOut(language);
  const sections = [...text.matchAll(/^## (.+)$/gmu)].map(([, title = ""]) => title);

  it("is read whole, in its order", async () => {
    const { lessons } = await capsuleOf(text, language);
    const read = lessons
      .flat()
      .flatMap(({ exercise }) =>
        exercise.content_type === "lesson" ? exercise.content.blocks : [],
      )
      .flatMap((block) => (block.type === "quote" ? [plainText(block.text)] : []));
    const paragraphs = text.split("\n\n").filter((each) => !each.startsWith("#"));
    expect(read).toEqual(paragraphs.map((each) => each.trim()));
  });

  it("is asked about in its sections, which its goals name, or says which are only read", async () => {
    const { outline, lessons } = await capsuleOf(text, language);
    const places = lessons
      .flat()
      .filter(({ exercise }) => exercise.content_type !== "lesson")
      .flatMap(({ provenance }) =>
        provenance.kind === "document" ? [provenance, ...(provenance.parts ?? [])] : [],
      )
      .map(({ quote }) => quote);
    const paragraphs = text.split("\n\n").filter((each) => !each.startsWith("#"));
    const unasked = sections.filter(
      (_, at) => !places.some((quote) => paragraphs[at]?.includes(quote) === true),
    );
    expect(unasked.length).toBeLessThan(2);
    for (const section of unasked) expect(outline.description).toContain(section);
    for (const section of sections.filter((each) => !unasked.includes(each)))
      expect(outline.objectives.some((each) => each.includes(section))).toBe(true);
  });

  it("is asked for more than missing words", async () => {
    const { lessons } = await capsuleOf(text, language);
    const kinds = lessons.flat().map(({ exercise }) => exercise.content_type);
    expect(kinds).toEqual(expect.arrayContaining(["ordering", "free_answer"]));
    const gaps = kinds.filter((kind) => kind === "fill_in_blank");
    expect(gaps.length).toBeLessThan(kinds.length / 3);
  });
});

it("a section of which nothing is asked is read, and named as such", async () => {
  const silent =
    "## Sources\n\nSee the books on the desk, and ask. Look at them at home, or here. What else? Bring your own, if you like, and tell the others what is in it. Nobody has to. But it is fun, they say, and so do we. Do it soon, and do it well.";
  const { outline } = await capsuleOf(`${readHandOut("en")}\n\n${silent}`, "en");
  expect(outline.description).toContain("To be read without questions: “Sources”.");
});

it("a page without text takes nothing from what is read", async () => {
  const request = textRequest(readHandOut("en"), "en");
  if (request.source.kind !== "document") throw new Error("No document");
  const { document } = request.source;
  const pages = [...document.pages, { number: document.pages.length + 1, text: "" }];
  const source = { kind: "document", document: { ...document, pages, pageCount: 2 } } as const;
  const author = createBuiltInAuthor();
  const outline = await author.plan({ ...request, source });
  for (const index of outline.lessons.keys()) {
    const draft = await author.draftLesson(outline, index);
    const { rejected } = verifyLesson(draft, { ...request, source });
    expect(rejected).toEqual([]);
  }
});
