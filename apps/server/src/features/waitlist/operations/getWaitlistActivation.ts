import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { findInvitation } from "../../users/index.ts";
import { limitLinks } from "../limitLinks.ts";

/** Whom an invitation is for. Scanners open links: nothing changes. */
export const getWaitlistActivation = publicOperation<"getWaitlistActivation">(
  async ({ services: { db }, query, request, now }) => {
    await limitLinks(db, request.ip, now);
    const invitation = await findInvitation(db, query.token, now);
    if (!invitation) throw new Problem("link_invalid");
    const { email, language, betaTester } = invitation;
    return { status: 200, body: { email, language, beta_tester: betaTester } };
  },
);
