export { default } from "../../exercises/fill-in-blank/index.ts";
