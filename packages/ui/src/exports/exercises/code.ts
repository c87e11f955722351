export { default } from "../../exercises/code/index.ts";
