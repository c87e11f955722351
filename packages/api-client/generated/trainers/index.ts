/* Generated from the contract by scripts/generate.ts. */
export * from "./useGetAlphabet.ts";
export * from "./useListStrokes.ts";
export * from "./useListTrainedWords.ts";
