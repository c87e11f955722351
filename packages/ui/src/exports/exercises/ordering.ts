export { default } from "../../exercises/ordering/index.ts";
