import { publicOperation } from "../../../http/operation.ts";

/** Whether signing up needs an invitation. */
export const getWaitlistStatus = publicOperation<"getWaitlistStatus">(({ services }) =>
  Promise.resolve({ status: 200, body: { enabled: services.config.waitlistEnabled } }),
);
