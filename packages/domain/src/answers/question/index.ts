export { shorterNames } from "./personNames.ts";
export { asksForm } from "./words.ts";
export { readQuestion, withoutQuestion } from "./withQuestion.ts";
export type { AskedQuestion } from "./withQuestion.ts";
