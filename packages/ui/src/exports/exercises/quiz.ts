export { default } from "../../exercises/quiz/index.ts";
