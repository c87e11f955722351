export { useGetWaitlistStatus } from "./useGetWaitlistStatus.ts";
