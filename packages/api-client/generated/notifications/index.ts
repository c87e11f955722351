/* Generated from the contract by scripts/generate.ts. */
export * from "./useListNotifications.ts";
export * from "./useReadNotifications.ts";
