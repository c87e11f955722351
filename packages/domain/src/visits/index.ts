export { visitedScreen } from "./visitedScreen.ts";
