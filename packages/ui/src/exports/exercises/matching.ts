export { default } from "../../exercises/matching/index.ts";
