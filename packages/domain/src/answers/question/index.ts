export { namesKin, shorterNames } from "./personNames.ts";
export { asksForm } from "./words.ts";
export { inYearOrAge } from "./yearOrAge.ts";
export { isFormOf, readQuestion, withoutQuestion } from "./withQuestion.ts";
export type { AskedQuestion } from "./withQuestion.ts";
