import { topicRequest } from "../../../testing/requests.ts";
import { base } from "./KindCase.ts";
import type { KindCase } from "./KindCase.ts";

const quote = "In PHP the line echo 2 + 3 * 4; prints 14, since products come first.";

/** A program that the lesson shows, with what it prints. */
export const quotedCodeCase: KindCase = {
  type: "code",
  request: topicRequest(
    { topic: "PHP", domain: "programming", mainSkill: "web-development" },
    { language: "en" },
  ),
  text: [quote, "A line with several signs, as echo 7; prints, is read from the left."],
  draft: {
    ...base,
    kind: "code",
    quote,
    language: "php",
    task: "output",
    code: "echo 2 + 3 * 4;",
    output: "14",
    gap: "",
  },
  answer: ["14"],
  wrong: ["20"],
  faults: [
    {
      fault: "an output that the source does not say",
      code: "answer_not_in_quote",
      change: { output: "20" },
    },
    {
      fault: "an output that is a part of another number",
      code: "answer_not_in_quote",
      change: { output: "1" },
    },
    {
      fault: "a program of the model’s own",
      code: "quote_not_in_source",
      change: { code: "echo 2 * 7;" },
    },
    {
      fault: "a program of another sentence",
      code: "quote_not_in_source",
      change: { code: "echo 7;" },
    },
    {
      fault: "a gap that cuts a word",
      code: "schema",
      change: { task: "fill", gap: "ech" },
    },
    { fault: "a gap that stands nowhere", code: "schema", change: { task: "fill", gap: "print" } },
    { fault: "lines where there is one", code: "schema", change: { task: "lines" } },
  ],
};

const counting = "count = 3\ncount = count + 1\nprint(count)";
const gapped = 'minutes = int("14")\nprint(minutes + 1)';

/** A stored program, which was run when the data was made. */
export const storedCodeCase: KindCase = {
  type: "code",
  request: topicRequest(
    { topic: "Python variables", domain: "programming", mainSkill: "python" },
    { language: "en" },
  ),
  text: [
    "A variable such as count holds a value, and print shows it. With int a text becomes a number of minutes.",
  ],
  draft: {
    ...base,
    kind: "code",
    quote: "A variable such as count holds a value, and print shows it.",
    language: "python",
    task: "lines",
    code: counting,
    output: "4",
    gap: "",
  },
  answer: counting.split("\n"),
  wrong: counting.split("\n").toReversed(),
  faults: [
    {
      fault: "another output than the one it had",
      code: "data_disagrees",
      change: { output: "3" },
    },
    {
      fault: "a stored program whose lines have two orders",
      code: "several_answers",
      change: { code: 'name = "Ada"\nage = 36\nprint(name)', output: "Ada" },
    },
    {
      fault: "a gap that could be filled otherwise",
      code: "several_answers",
      change: { task: "fill", code: gapped, output: "15", gap: "14" },
    },
  ],
};
