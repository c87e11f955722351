/* Generated from the contract by scripts/generate.ts. */
export * from "./useDeclareSickDay.ts";
export * from "./useGetDashboard.ts";
export * from "./useGetProgressActivity.ts";
export * from "./useGetProgressStats.ts";
export * from "./useWithdrawSickDay.ts";
export * from "../../src/progress/index.ts";
