import type { CodeTask } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { readSampleText } from "../../testing/makePdf.ts";
import { documentRequest } from "../../testing/requests.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { documentFromText } from "../documentFromText.ts";

type OutputTask = Extract<CodeTask, { type: "output" }>;

const announced = {
  en: "This program prints:",
  fr: "Ce programme affiche :",
  nl: "Dit programma toont:",
};
const session = ">>> values = [3, 1]\n>>> len(values) * 2\n4\n>>> sorted(values)\n[1, 3]";
const commented = "total = 7\nprint(total // 2)  # 3\nprint(total % 4)  # 4 - 1";
const program = "for n in range(3):\n    print(n * n)";

function requestFor(language: InstructionLanguage, ...parts: readonly string[]): AuthorRequest {
  const [intro = "", ...rest] = readSampleText(language).split("\n\n");
  const result = documentFromText([intro, ...parts, ...rest].join("\n\n"));
  if (result.status === "refused") throw new Error(result.code);
  const source = { kind: "document", document: result.document } as const;
  return { ...documentRequest(language), source };
}

function fenced(code: string): string {
  return `\`\`\`python\n${code}\n\`\`\``;
}

async function codeOf(request: AuthorRequest) {
  const drafts = await draftAll(request);
  return drafts.flatMap((draft) =>
    draft.items.flatMap((item) => {
      const { exercise } = item;
      if (exercise.content_type !== "code" || exercise.content.task.type !== "output") return [];
      const { code, output } = exercise.content.task;
      return [{ draft, item, code, output }];
    }),
  );
}

const asked = ({ code, output }: { code: string; output: string }) => ({ code, output });

describe.each(["en", "fr", "nl"] as const)("code in a text in %s", (language) => {
  const request = requestFor(
    language,
    fenced(session),
    fenced(commented),
    fenced(program),
    announced[language],
    fenced("0\n1\n4"),
  );

  it("is asked for what it gives, where the text tells it", async () => {
    expect((await codeOf(request)).map(asked)).toEqual([
      { code: ">>> values = [3, 1]\n>>> len(values) * 2", output: "4" },
      { code: ">>> values = [3, 1]\n>>> len(values) * 2\n4\n>>> sorted(values)", output: "[1, 3]" },
      { code: "total = 7\nprint(total // 2)", output: "3" },
      { code: program, output: "0\n1\n4" },
    ]);
  });

  it("is shown before, and passes every check", async () => {
    for (const { draft } of await codeOf(request)) {
      expect(JSON.stringify(draft.items[0])).toContain('"type":"code"');
      expect(verifyLesson(draft, request).rejected).toEqual([]);
    }
  });

  it("is rejected with another result, another line, or a result of elsewhere", async () => {
    const found = await codeOf(request);
    for (const { draft, item } of found) {
      const planted = [
        ...injectFaults(item, createRandom("code")),
        ...found.flatMap((other) => swapped(item, other)),
      ];
      expect(planted.length).toBeGreaterThan(3);
      const missed = planted.filter(
        (each) => verifyLesson({ ...draft, items: [each.item] }, request).rejected.length === 0,
      );
      expect(missed.map(({ fault }) => fault)).toEqual([]);
    }
  });
});

/** With the result of another, and with its code. */
function swapped(item: ItemDraft, other: { code: string; output: string }) {
  if (item.exercise.content_type !== "code" || item.exercise.content.task.type !== "output")
    return [];
  const { content } = item.exercise;
  const { task } = item.exercise.content;
  if (task.code === other.code) return [];
  const changed: readonly OutputTask[] = [
    { ...task, output: other.output },
    { ...task, code: other.code },
  ];
  return changed.map((spoiled) => ({
    fault: `swapped: ${JSON.stringify(spoiled)}`,
    item: {
      ...item,
      exercise: { content_type: "code" as const, content: { ...content, task: spoiled } },
    },
  }));
}

it.each([
  ["that needs what nothing gives", [fenced(">>> rate * 3\n15")]],
  ["that needs what another gives", [fenced("rate = 5"), "Then:", fenced(">>> rate * 3\n15")]],
  ["that is to be changed", ["Now change the two to three.", fenced("print(2 * 3)  # 9"), "So."]],
  [
    "that is cut",
    [fenced("def area(w):"), "Then:", fenced("    print(w * 2)\n}\nprint(3 + 4)  # 7")],
  ],
  ["of another run", [fenced("n = 5\nprint(n * n)"), "Output if n is 7:", fenced("49")]],
])("code %s is not asked about", async (_, parts) => {
  expect(await codeOf(requestFor("en", ...parts))).toEqual([]);
});

it("a program below another that prints is not asked for what it prints", async () => {
  const first = [fenced("x = 5\nprint(x + 1)"), "Output:", fenced("6")];
  const second = [fenced("y = x * 3\nprint(y - 1)"), "Output:", fenced("14")];
  const found = await codeOf(requestFor("en", ...first, ...second));
  expect(found.map(({ output }) => output)).toEqual(["6"]);
});

it("long texts are asked only for code that needs no other", async () => {
  const document = documentWith(40, [
    "rate = 5\nprint(rate + 1)  # 6",
    "print(rate * 2)  # 100",
    "print(7 // 2)  # 3",
  ]);
  const source = { kind: "document", document } as const;
  const found = await codeOf({ ...documentRequest("en"), source });
  expect(new Set(found.map(({ output }) => output))).toEqual(new Set(["6", "3"]));
});

/** A text of so many pages, each with a paragraph, and the listings below those of the first. */
function documentWith(pageCount: number, codes: readonly string[]): ExtractedDocument {
  const paragraphs = readSampleText("en").split("\n\n");
  const texts = Array.from({ length: pageCount }, (_, at) => {
    const prose = paragraphs[at % paragraphs.length] ?? "";
    return { prose, code: codes[at] };
  });
  return {
    title: "Long",
    language: "en",
    pageCount,
    wordCount: 9000,
    headings: [],
    pages: texts.map(({ prose, code }, at) => ({
      number: at + 1,
      text: code === undefined ? prose : `${prose}\n\n${code}`,
    })),
    listings: texts.flatMap(({ prose, code }, at) =>
      code === undefined
        ? []
        : [{ page: at + 1, start: prose.length + 2, end: prose.length + 2 + code.length }],
    ),
  };
}
