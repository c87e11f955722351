import type { CodeContent, CodeTask } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import { withOutput } from "../../items/withOutput.ts";
import { modelCodeFaults } from "./modelCodeFault.ts";

const output = "out";

function codes(task: CodeTask, quote: string, language: CodeContent["language"] = "php") {
  const prompt = withOutput(output, ({ output: printed }) => `It prints ${printed}.`);
  return modelCodeFaults({ prompt, language, task }, quote).map(({ code }) => code);
}

/** The lines of a program to be put in order; the quote holds it and what it prints. */
function inOrder(code: string, language?: CodeContent["language"]) {
  const lines = code.split("\n").map((text, at) => ({ id: `l${at}`, text }));
  const task = { type: "lines", lines, correct_line_ids: lines.map(({ id }) => id) } as const;
  return codes({ ...task, correct_line_ids: [...task.correct_line_ids] }, `${code}\nout`, language);
}

function filled(before: string, gap: string, after: string) {
  const segments = [
    { type: "text" as const, text: before },
    { type: "gap" as const, id: "a", answers: [gap] },
    { type: "text" as const, text: after },
  ].filter((part) => part.type === "gap" || part.text !== "");
  return codes({ type: "fill", segments }, `${before}${gap}${after} gives out`);
}

describe("lines to be put in order", () => {
  it.each<[string, string, string[]]>([
    ["each needs the one before", "$a = 3;\n$b = $a + 1;\necho $b;", []],
    ["a value that changes", "$a = 3;\n$a = 4;\necho $a;", []],
    ["a call that may do anything", "$a = read();\n$b = read();\necho $a;", []],
    ["a block and what it holds", "if ($a) {\n  $b = 1;\n}", []],
    ["two lines alike", "echo 1;\n$a = 2;\necho 1;", ["options_alike"]],
    ["two values that need not each other", "$a = 3;\n$b = 4;\necho $a + $b;", ["several_answers"]],
    ["two declarations", "int a;\nint b;\na = b;", ["several_answers"]],
    ["two imports", "use A;\nuse B;\necho A;", ["several_answers"]],
    ["a comment", "$a = 1;\n// the value\necho $a;", ["several_answers"]],
  ])("%s", (_, code, expected) => {
    expect(inOrder(code)).toEqual(expected);
  });

  it("of Python keep their indentation", () => {
    expect(inOrder("for n in x:\n    print(n)\nprint(x)", "python")).toEqual([]);
    expect(inOrder("for n in x:\nprint(n)\nprint(x)", "python")).toEqual(["schema"]);
  });
});

describe("a gap", () => {
  it.each<[string, [string, string, string], string[]]>([
    ["a sign", ["echo 2 ", "*", " 3;"], []],
    ["a whole word", ["", "echo", " 3;"], []],
    ["a part of a word", ["ec", "ho", " 3;"], ["schema"]],
    ["a part of a number", ["echo 1", "2", ";"], ["schema"]],
    ["a name that is given", ["function ", "double", "($n) {}"], ["several_answers"]],
    ["a variable that is named", ["", "total", " = 3"], ["several_answers"]],
  ])("%s", (_, [before, gap, after], expected) => {
    expect(filled(before, gap, after)).toEqual(expected);
  });
});

it("stands in the quote with what it prints, which is not found within the code itself", () => {
  const task = { type: "output", code: "echo 7;", output: "7" } as const;
  expect(codes(task, "The line echo 7; prints 7.")).toEqual([]);
  expect(codes(task, "The line echo 7; prints a number.")).toEqual(["answer_not_in_quote"]);
  expect(codes(task, "The line echo 7; prints 7.5 here.")).toEqual(["answer_not_in_quote"]);
  expect(codes(task, "The line echo 77; prints 7.")).toEqual(["quote_not_in_source"]);
});
