import { expect, test } from "vitest";
import { endingsOf, judgeDocument } from "./documents.ts";

const files = ["docs/author.md", "packages/offline/src/queue/createQueue.ts"];
const endings = new Set(files.flatMap(endingsOf));
const judge = (text: string) =>
  judgeDocument("docs/here.md", text, (target) => files.includes(target), endings);

test("links are followed from the document, without their anchors", () => {
  expect(judge("[a](author.md) [b](author.md#part) [c](https://example.org) [d](#part)")).toEqual(
    [],
  );
  expect(judge("[a](missing.md)")).toEqual([
    "docs/here.md links to missing.md, which is not there",
  ]);
});

test("paths are named from the root, or by their last folders", () => {
  expect(judge("`docs/author.md`, `queue/createQueue.ts`")).toEqual([]);
  expect(judge("`queue/answerStore.ts`")).toEqual([
    "docs/here.md names queue/answerStore.ts, which is not there",
  ]);
  expect(judge("`packages/missing`")).toHaveLength(1);
});

test("types of content, names of packages and what a build makes are no paths", () => {
  expect(judge("`application/json`, `@alambic/ui`, `apps/learner/dist/index.html`")).toEqual([]);
});

test("what a guide has made as its example need not be there", () => {
  const command = "```sh\npnpm new operation resetTutorial tutorials\n```\n";
  expect(judge(`${command}\`apps/x/resetTutorial.ts\`, \`apps/x/useResetTutorial.ts\``)).toEqual(
    [],
  );
  expect(judge(`${command}\`apps/x/other.ts\``)).toHaveLength(1);
});

test("what stands in a sample is not read as prose", () => {
  expect(judge("```sh\ncat `queue/missing.ts`\n```\n")).toEqual([]);
});
