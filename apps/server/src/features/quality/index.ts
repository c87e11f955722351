export { qualityFeature } from "./qualityFeature.ts";
export { recountLesson } from "./recountLesson.ts";
