import { isRuleName } from "../../sources/subjects/rules.ts";
import { claimHolds } from "../arithmetic/claimHolds.ts";
import type { Check, Rejection } from "../Check.ts";

/** Every computed claim is recomputed, and says of itself what comes out. */
export const checkClaims: Check = ({ provenance }, { request }) => {
  if (provenance.kind !== "template" || isRuleName(provenance.template)) return [];
  return provenance.claims.flatMap((claim): Rejection[] => {
    const holds = claimHolds(claim, request.language);
    const shown = `${claim.left} ${claim.relation ?? "="} ${claim.right}`;
    if (holds === null) return [{ code: "claim_unreadable", detail: shown }];
    return holds === claim.holds ? [] : [{ code: "claim_wrong", detail: shown }];
  });
};
