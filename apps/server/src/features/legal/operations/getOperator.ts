import { publicOperation } from "../../../http/operation.ts";

/** Who runs the server. */
export const getOperator = publicOperation<"getOperator">(({ services }) =>
  Promise.resolve({ status: 200, body: services.config.operator }),
);
