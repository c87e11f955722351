// Reads documents in a process apart.

export { defaultLimits, prepareReader } from "../document/reader.ts";
