/* Generated from the contract by scripts/generate.ts. */
export * from "./useCreateUser.ts";
export * from "../../src/users/index.ts";
