export { capsuleRecountJob } from "./qualityJobs.ts";
export { qualityFeature } from "./qualityFeature.ts";
