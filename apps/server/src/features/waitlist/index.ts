export { waitlistFeature } from "./waitlistFeature.ts";
