/* Generated from the contract by scripts/generate.ts. */
export * from "./useChangeEmail.ts";
export * from "./useChangePassword.ts";
export * from "./useCompleteLogin.ts";
export * from "./useConfirmSecondStep.ts";
export * from "./useDeleteMe.ts";
export * from "./useEndMySession.ts";
export * from "./useEndOtherSessions.ts";
export * from "./useForgotPassword.ts";
export * from "./useGetSecondStep.ts";
export * from "./useListMySessions.ts";
export * from "./useRemoveSecondStep.ts";
export * from "./useRenewRecoveryCodes.ts";
export * from "./useResetPassword.ts";
export * from "./useStartSecondStep.ts";
export * from "./useVerifyEmail.ts";
export * from "../../src/users/index.ts";
