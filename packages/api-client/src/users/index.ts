export { useCreateUser } from "./useCreateUser.ts";
export { useExportMe } from "./useExportMe.ts";
export { useGetMe } from "./useGetMe.ts";
export type { Me } from "./useGetMe.ts";
export { useLogin } from "./useLogin.ts";
export { useLogout } from "./useLogout.ts";
export { useUpdateMe } from "./useUpdateMe.ts";
