import { createMemoryLimit } from "../../http/limits/createMemoryLimit.ts";

/** A queue of a thousand answers is replayed within seconds; nobody learns faster than that. */
export const limitAnswers = createMemoryLimit({ most: 3000, windowSeconds: 60 });
