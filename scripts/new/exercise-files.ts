import type { Names } from "./names.ts";

/** A first cut: a question with one answer in words. */
export const domainParse = ({ pascal }: Names) =>
  `import type { ${pascal}Content } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { object, picture, richText, text } from "../checks/index.ts";

export const content: Check<${pascal}Content> = object(
  { prompt: richText, answer: text({ least: 1, most: 300 }) },
  { picture, explanation: richText },
);
`;

export const domainMarking = ({ pascal, snake }: Names) =>
  `import type { ${pascal}Content, ${pascal}Response } from "@alambic/contract";
import type { Marking } from "../marking.ts";
import { scoreOfParts, wholeExercise } from "../score.ts";

/** What an answer is worth, and which is right. */
export const marking: Marking<${pascal}Content, ${pascal}Response> = {
  scored: true,
  score: ({ answer }, { text }) =>
    scoreOfParts([{ id: wholeExercise, correct: text.trim() === answer }]),
  correctResponse: ({ answer }) => ({ content_type: "${snake}", text: answer }),
};
`;

export const domainKind = ({ pascal, camel, snake }: Names) =>
  `import type { ${pascal}Response } from "@alambic/contract";
import type { Check } from "../checks/index.ts";
import { among, object, text } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { ${camel} } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<${pascal}Response> = object({
  content_type: among(["${snake}"]),
  text: text({ most: 2000 }),
});

/** The kind as a whole: with its answers, and what each is worth. */
export const ${camel}Kind = completeKind(${camel}, marking, { response });
`;

export const domainIndex = ({ pascal, camel, snake }: Names) =>
  `import type { ${pascal}Exercise, ${pascal}Response } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content } from "./parse.ts";

/** What the learner does, in a sentence. */
export const ${camel} = defineKind<${pascal}Exercise, ${pascal}Response>({
  isExercise: (exercise) => exercise.content_type === "${snake}",
  isResponse: (given) => given.content_type === "${snake}",
  content,
  create: (parsed) => ({ content_type: "${snake}", content: parsed }),
  contentRules: () => {},
  emptyResponse: () => ({ content_type: "${snake}", text: "" }),
  isComplete: (_, { text }) => text.trim() !== "",
});
`;

export const domainTest = ({ snake }: Names) => `import { expect, test } from "vitest";
import { isComplete, scoreResponse } from "../index.ts";

const exercise = {
  content_type: "${snake}" as const,
  content: { prompt: "Quel mot ?", answer: "goutte" },
};

test.each([
  ["goutte", 1],
  [" goutte ", 1],
  ["flamme", 0],
])("%j scores %d", (text, score) => {
  const response = { content_type: "${snake}" as const, text };
  expect(scoreResponse(exercise, response, { locale: "fr" })).toMatchObject({ score });
});

test("a response without a word is not complete", () => {
  expect(isComplete(exercise, { content_type: "${snake}", text: " " })).toBe(false);
});
`;

export const kitRenderer = ({ pascal, snake }: Names) =>
  `import type { ${pascal}Content, ${pascal}Response } from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";

/** What the learner sees and does, in a sentence. */
export function ${pascal}(props: KindProps<${pascal}Content, ${pascal}Response>) {
  const { content, response, phase, verdicts, promptId, onChange } = props;
  const right = verdicts?.get(wholeExercise);
  return (
    <>
      <PromptPicture picture={content.picture} />
      <input
        type="text"
        value={response?.text ?? ""}
        readOnly={phase !== "answering"}
        aria-labelledby={promptId}
        onChange={(event) => onChange({ content_type: "${snake}", text: event.target.value })}
      />
      {right === undefined ? null : <VerdictMark right={right} />}
    </>
  );
}
`;

export const kitIndex = ({ pascal, camel, kebab }: Names) =>
  `import { ${camel} } from "@alambic/domain/exercises/${kebab}";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { ${pascal} } from "./${pascal}.tsx";

const marking = late(
  async () => (await import("@alambic/domain/exercises/${kebab}/marking")).marking,
);

export default definePlayable(${camel}, {
  Renderer: ${pascal},
  marking,
  completion: "scored",
  label: () => "exercise.kind.${camel}",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});
`;

export const kitExport = ({ kebab }: Names) =>
  `export { default } from "../../exercises/${kebab}/index.ts";
`;

/** Schemas of the contract. */
export const schemas = ({ pascal, snake }: Names) => `${pascal}Content:
  type: object
  additionalProperties: false
  required: [prompt, answer]
  properties:
    prompt: { $ref: "../exercises.yaml#/RichText" }
    answer: { type: string, minLength: 1, maxLength: 300 }
    picture: { $ref: "../exercises.yaml#/Picture" }
    explanation: { $ref: "../exercises.yaml#/RichText" }
${pascal}Exercise:
  type: object
  required: [content_type, content]
  properties:
    content_type: { type: string, const: ${snake} }
    content: { $ref: "#/${pascal}Content" }
${pascal}Atom:
  unevaluatedProperties: false
  allOf:
    - $ref: "../exercises.yaml#/AtomBase"
    - $ref: "#/${pascal}Exercise"
${pascal}Response:
  type: object
  additionalProperties: false
  required: [content_type, text]
  properties:
    content_type: { type: string, const: ${snake} }
    text: { type: string, maxLength: 2000 }
`;
