/* Generated from the contract by scripts/generate.ts. */
export * from "./useGetProgressStats.ts";
export * from "../../src/progress/index.ts";
