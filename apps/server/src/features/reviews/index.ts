export { reviewsFeature } from "./reviewsFeature.ts";
