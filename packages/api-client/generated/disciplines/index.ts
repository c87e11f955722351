/* Generated from the contract by scripts/generate.ts. */
export * from "./useDeleteCodeNotebook.ts";
export * from "./useDeleteDebate.ts";
export * from "./useGetCodeNotebook.ts";
export * from "./useGetDebate.ts";
export * from "./useJudgeDebate.ts";
export * from "./useListCodeNotebooks.ts";
export * from "./useListDebates.ts";
export * from "./useListDisciplines.ts";
export * from "./useSaveCodeNotebook.ts";
export * from "./useSaveDebate.ts";
