/* Generated from the contract by scripts/generate.ts. */
export * from "./useCreateSocketTicket.ts";
export * from "../../src/realtime/index.ts";
