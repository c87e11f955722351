export { excerptOf } from "./excerptOf.ts";
