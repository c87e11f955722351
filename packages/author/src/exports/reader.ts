// Reads documents in a process apart.

export { readableName } from "../document/naming/readableName.ts";
export { defaultLimits, prepareReader } from "../document/reader.ts";
