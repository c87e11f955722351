import { describe, expect, it } from "vitest";

import { makePdf, readSampleText } from "../../testing/makePdf.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { documentFromText } from "../documentFromText.ts";
import { extractDocument } from "../extractDocument.ts";
import { planDocument } from "../plan/planDocument.ts";

const sample = readSampleText("en");
const body = sample.slice(sample.indexOf("## "));
const texts = await loadTexts("en");

async function documentOf(text: string, options: Parameters<typeof makePdf>[1] = {}) {
  const result = await extractDocument(await makePdf(text, options));
  if (result.status === "refused") throw new Error(result.code);
  return result.document;
}

describe("a PDF is named by", { timeout: 60_000 }, () => {
  it.each([
    ["its own title", sample, "Bees of the world", "Bees of the world"],
    ["what is largest on its first page", sample, undefined, "The Honey Bee"],
    ["the same, where a program wrote the title", sample, "Untitled", "The Honey Bee"],
    ["the same, where the title is a file", sample, "C:\\texts\\bees.doc", "The Honey Bee"],
    ["no preface", `# Preface\n\n${body}`, undefined, "The colony"],
    ["no number of a chapter", `# Chapter 1\n\n${body}`, undefined, "The colony"],
  ])("%s", async (_, text, title, expected) => {
    const document = await documentOf(text, title === undefined ? {} : { title });
    expect(document.title).toBe(expected);
  });

  it("nothing where nothing does", async () => {
    const plain = await documentOf(sample.replaceAll(/^#+ .*$/gmu, ""));
    expect(plain.title).toBeNull();
  });
});

it("chapters say nothing that every chapter could say", () => {
  const result = documentFromText(sample);
  if (result.status === "refused") throw new Error(result.code);
  const planned = planDocument({ document: result.document, asked: "", texts });
  if (planned.status !== "planned") throw new Error(planned.status);
  expect(planned.plan.title).toBe("The Honey Bee");
  const descriptions = planned.plan.levels.map(({ description }) => description);
  expect(new Set(descriptions)).toEqual(new Set([""]));
});
