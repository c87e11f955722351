/* Generated from the contract by scripts/generate.ts. */
export * from "./useAnswerSupportRequest.ts";
export * from "./useCloseSupportRequest.ts";
export * from "./useGetSupportConversation.ts";
export * from "./useGetSupportRequest.ts";
export * from "./useListSupportConversations.ts";
export * from "./useListSupportRequests.ts";
export * from "./useReadSupportConversation.ts";
export * from "./useSendSupportMessage.ts";
export * from "./useStartSupportConversation.ts";
