/* Generated from the contract by scripts/generate.ts. */
import type { Operation } from "../../src/core/queryKey.ts";

/** Milliseconds that the call may take. */
export const timeoutOfCreateCapsuleFromPdf = 25_000;

/** The queries whose answers `createCapsuleFromPdf` makes old. */
export const invalidatedByCreateCapsuleFromPdf: readonly Operation[] = [
  "getDashboard",
  "listMyCapsules",
  "getCapsuleQuota",
  "getProgressStats",
];
