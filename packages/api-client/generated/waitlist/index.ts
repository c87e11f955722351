/* Generated from the contract by scripts/generate.ts. */
export * from "./useApproveWaitlist.ts";
export * from "./useCompleteWaitlistActivation.ts";
export * from "./useConfirmWaitlist.ts";
export * from "./useGetWaitlistActivation.ts";
export * from "./useGetWaitlistConfirmation.ts";
export * from "./useGetWaitlistStatus.ts";
export * from "./useInviteToWaitlist.ts";
export * from "./useListWaitlist.ts";
export * from "./useRemoveFromWaitlist.ts";
export * from "./useSubscribeToWaitlist.ts";
