export { default } from "../../exercises/numeric/index.ts";
