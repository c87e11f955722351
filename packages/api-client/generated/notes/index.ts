/* Generated from the contract by scripts/generate.ts. */
export * from "./useCreateNote.ts";
export * from "./useDeleteNote.ts";
export * from "./useGetNote.ts";
export * from "./useListNotes.ts";
export * from "./useSaveNote.ts";
