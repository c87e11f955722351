export { default } from "../../exercises/short-answer/index.ts";
