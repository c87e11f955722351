export { default } from "../../exercises/dialogue/index.ts";
