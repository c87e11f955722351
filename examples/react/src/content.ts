/** What the page asks, as the contract has it: `openapi/schemas/exercises`. */
export const choice = {
  prompt: "Which planet is closest to the Sun?",
  multiple: false,
  choices: [
    { id: "venus", text: "Venus" },
    { id: "mercury", text: "Mercury" },
    { id: "mars", text: "Mars" },
  ],
  correct_choice_ids: ["mercury"],
  explanation: "Mercury goes around the Sun in 88 days.",
};

export const pairs = {
  prompt: "Match each planet with its year.",
  left: [
    { id: "mercury", text: "Mercury" },
    { id: "earth", text: "Earth" },
  ],
  right: [
    { id: "long", text: "365 days" },
    { id: "short", text: "88 days" },
  ],
  pairs: [
    { left_id: "mercury", right_id: "short" },
    { left_id: "earth", right_id: "long" },
  ],
};

export const gaps = {
  prompt: "Complete the sentence.",
  segments: [
    { type: "text", text: "Water freezes at " },
    { type: "gap", id: "degrees", answers: ["0", "zero"] },
    { type: "text", text: " degrees Celsius." },
  ],
};

/** A kind's content that came out of order on its way here. */
export const damaged = { prompt: "?" };
