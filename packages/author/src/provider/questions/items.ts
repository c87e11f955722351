import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import type { LanguageTarget } from "../../model/LanguageTarget.ts";
import type { Question } from "../ask/AskModel.ts";
import { draftedItemSchema, kindAdvice } from "../kinds/index.ts";
import type { ModelKind } from "../kinds/ModelKind.ts";
import type { OfferedProgram } from "../lesson/storedPrograms.ts";
import type { Concept } from "../ModelMaterial.ts";
import { rules } from "./rules.ts";
import { listOf, reader, shape } from "./shapes.ts";

export interface ItemsRequest {
  readonly lesson: string;
  /** What the items are asked about: passages of a document, or the lesson's text. */
  readonly source: readonly string[];
  readonly concepts: readonly Concept[];
  /** What was asked already. */
  readonly asked: readonly string[];
  readonly target?: LanguageTarget | undefined;
  /** Programs that were run, with what they printed, for a lesson on their language. */
  readonly programs?: readonly OfferedProgram[];
  /** The kinds of exercises that fit the lesson. */
  readonly kinds: readonly ModelKind[];
}

export interface RejectedDraft {
  readonly draft: unknown;
  readonly reasons: readonly string[];
}

function schemaOf(kinds: readonly ModelKind[]) {
  return shape({ items: listOf(draftedItemSchema(kinds), 1, 16) });
}

/** What each item holds is looked at item by item: one bad one does not spoil the others. */
const read = reader<{ readonly items: readonly unknown[] }>({
  type: "object",
  properties: { items: { type: "array", minItems: 1, maxItems: 30 } },
  required: ["items"],
});

/** What every item is, and which kinds there are. */
function howTo(kinds: readonly ModelKind[]): string {
  return `Each item
- asks about one concept of the list, named in \`concept\`;
- rests on \`quote\`: one or two sentences of the source, copied to the letter, by which its answer can be told;
- can be understood and answered from the source alone, and has one right answer;
- does not give its answer away, and does not point at the source (“according to the text”);
- has an \`explanation\` that says why the answer is right, in one or two sentences;
- has a \`hint\`: one short sentence that helps to begin, such as the class of what is asked for, the rule to use or what to compare. It never holds the answer, a part of it, another form of it or a translation, never says how the answer is written (its letters, its words, its gender), and leaves at least two of the choices possible; it is "" where nothing else would help.
Kinds:
${kindAdvice(kinds)}`;
}

const task = `Write 10 items on the source: first those in which an answer is recognised, then those in which it is recalled, then those in which it is applied (\`step\`). Use at least four kinds. Ask nothing that was asked already.`;

const mending = `Each of the rejected items has a flaw, named beside it. Write each of them anew without its flaw, or leave it out where it cannot be mended.`;

/** Asks for the items of a lesson. */
export function itemsQuestion(
  { seed, language }: Pick<CapsuleOutline, "seed" | "language">,
  { target, kinds, ...request }: ItemsRequest,
): Question<readonly unknown[]> {
  return {
    capsuleId: seed,
    purpose: "items",
    instructions: [rules(language, target), task, howTo(kinds)].join("\n\n"),
    data: request,
    schema: schemaOf(kinds),
    read: (answer) => read(answer)?.items ?? null,
  };
}

/** Asks for better items in place of those that did not stand. */
export function repairQuestion(
  { seed, language }: Pick<CapsuleOutline, "seed" | "language">,
  { target, kinds, ...request }: ItemsRequest,
  rejected: readonly RejectedDraft[],
): Question<readonly unknown[]> {
  return {
    capsuleId: seed,
    purpose: "repair",
    instructions: [rules(language, target), mending, howTo(kinds)].join("\n\n"),
    data: { ...request, rejected },
    schema: schemaOf(kinds),
    read: (answer) => read(answer)?.items ?? null,
  };
}
