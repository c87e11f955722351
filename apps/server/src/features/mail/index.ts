export { mailFeature } from "./mailFeature.ts";
