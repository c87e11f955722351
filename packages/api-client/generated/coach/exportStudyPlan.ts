/* Generated from the contract by scripts/generate.ts. */
/** Milliseconds that the call may take. */
export const timeoutOfExportStudyPlan = 20_000;
