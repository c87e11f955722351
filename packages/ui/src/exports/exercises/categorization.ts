export { default } from "../../exercises/categorization/index.ts";
