// Texts of lessons and of the author.

export { lessonTextOf } from "../texts/lessonTextOf.ts";
export { loadTexts } from "../texts/loadTexts.ts";
