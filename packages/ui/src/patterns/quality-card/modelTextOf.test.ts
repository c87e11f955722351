import { expect, it } from "vitest";
import { modelTextOf } from "./modelTextOf.ts";
import { sampleModelTopic, sampleQuality } from "./sample.ts";

it("tells what rests on a text that a model wrote", () => {
  expect(modelTextOf(sampleModelTopic)).toBe("quoted");
  expect(modelTextOf({ ...sampleModelTopic, content_type: "lesson", source: null })).toBe("itself");
});

it("says nothing of what rests on a document, or comes of data and rules", () => {
  expect(modelTextOf(sampleQuality)).toBeNull();
  expect(modelTextOf({ ...sampleQuality, made_by: sampleModelTopic.made_by })).toBeNull();
  expect(modelTextOf({ ...sampleModelTopic, source: null })).toBeNull();
  expect(modelTextOf({ ...sampleModelTopic, made_by: { kind: "data", name: "" } })).toBeNull();
});
