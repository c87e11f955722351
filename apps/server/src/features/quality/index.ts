export { qualityFeature } from "./qualityFeature.ts";
