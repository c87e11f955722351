/* Generated from the contract by scripts/generate.ts. */
export * from "./useListMails.ts";
