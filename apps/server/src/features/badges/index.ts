export { badgesFeature } from "./badgesFeature.ts";
