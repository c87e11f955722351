export { default } from "../../exercises/flashcards/index.ts";
