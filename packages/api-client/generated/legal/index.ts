/* Generated from the contract by scripts/generate.ts. */
export * from "./useGetOperator.ts";
export * from "./useReportIllegalContent.ts";
