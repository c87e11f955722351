import { join } from "node:path";

/** The folder of the workspace, absolute. */
export const root = join(import.meta.dirname, "../..");
