export { questsFeature } from "./questsFeature.ts";
