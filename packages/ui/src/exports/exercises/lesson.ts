export { default } from "../../exercises/lesson/index.ts";
