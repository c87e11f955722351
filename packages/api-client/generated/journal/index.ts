/* Generated from the contract by scripts/generate.ts. */
export * from "./useCreateJournalEntry.ts";
export * from "./useDeleteJournalEntry.ts";
export * from "./useListJournalEntries.ts";
