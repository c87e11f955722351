export { default } from "../../exercises/true-false/index.ts";
