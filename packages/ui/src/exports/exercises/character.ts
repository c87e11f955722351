export { default } from "../../exercises/character/index.ts";
