// The author in the thread that calls it: for scripts and tests.

export { work } from "../service/thread/work.ts";
