export { findItem } from "./findItem.ts";
