import { choice, gap, matching } from "./content.json";

/** The exercises as the contract has them. */
export const choiceContent = {
  prompt: choice.prompt,
  multiple: false,
  choices: choice.choices.map((text, index) => ({ id: `c${index}`, text })),
  correct_choice_ids: [`c${choice.right}`],
};

export const matchingContent = {
  prompt: matching.prompt,
  left: matching.pairs.map(([text], index) => ({ id: `l${index}`, text })),
  right: matching.pairs.map(([, text], index) => ({ id: `r${index}`, text })).toReversed(),
  pairs: matching.pairs.map((_, index) => ({ left_id: `l${index}`, right_id: `r${index}` })),
};

export const gapContent = {
  prompt: gap.prompt,
  segments: [
    { type: "text", text: `${gap.before} ` },
    { type: "gap", id: "gap", answers: [gap.answer] },
    { type: "text", text: ` ${gap.after}` },
  ],
};
