export { default } from "../../exercises/vocabulary/index.ts";
