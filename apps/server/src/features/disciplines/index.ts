export { disciplinesFeature } from "./disciplinesFeature.ts";
