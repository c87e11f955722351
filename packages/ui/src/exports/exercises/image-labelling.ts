export { default } from "../../exercises/image-labelling/index.ts";
