import { expect, it, vi } from "vitest";

import { documentFromText } from "../documentFromText.ts";
import { readDocument } from "../plan/readDocument.ts";
import { readSampleText } from "../../testing/makePdf.ts";
import { oncePerDocument } from "./oncePerDocument.ts";

function readSample(language: "en" | "fr") {
  const result = documentFromText(readSampleText(language), null);
  if (result.status === "refused") throw new Error(result.code);
  return readDocument(result.document);
}

it("works out once what is asked of one document, and anew for another", () => {
  const count = vi.fn((read: ReturnType<typeof readSample>) => read.sentences.length);
  const counted = oncePerDocument(count);
  const [english, french] = [readSample("en"), readSample("fr")];
  expect([counted(english), counted(english)]).toEqual(Array(2).fill(english.sentences.length));
  expect(count).toHaveBeenCalledTimes(1);
  expect(counted(french)).toBe(french.sentences.length);
  expect(count).toHaveBeenCalledTimes(2);
});
