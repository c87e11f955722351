/* Generated from the contract by scripts/generate.ts. */
export * from "./useCountVisit.ts";
export * from "./useListVisits.ts";
