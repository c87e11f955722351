export { coachFeature } from "./coachFeature.ts";
