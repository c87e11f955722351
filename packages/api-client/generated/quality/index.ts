/* Generated from the contract by scripts/generate.ts. */
export * from "./useCloseReport.ts";
export * from "./useGetAtomQuality.ts";
export * from "./useGetCapsuleQuality.ts";
export * from "./useGetMoleculeQuality.ts";
export * from "./useListReports.ts";
export * from "./useReplaceAtom.ts";
export * from "./useReportAtom.ts";
export * from "./useRestoreAtom.ts";
export * from "./useWithdrawAtom.ts";
