export { default } from "../../exercises/free-answer/index.ts";
