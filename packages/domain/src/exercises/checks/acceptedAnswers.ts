import { text } from "./scalars.ts";
import { list } from "./structures.ts";

/** What is accepted as a typed answer. */
export const acceptedAnswers = list(text({ least: 1, most: 300 }), 1, 20);
