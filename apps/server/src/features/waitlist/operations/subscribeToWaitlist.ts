import { checkWaitlistRequest } from "@alambic/domain/waitlist";
import type { WaitlistProblem, WaitlistRequest } from "@alambic/domain/waitlist";

import { publicOperation } from "../../../http/operation.ts";
import type { BodyOf } from "../../../http/operationTypes.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { FieldFault } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { limitRequests } from "../../users/index.ts";
import { noteRequest } from "../requests/waitlistJob.ts";
import { toStoredRequest } from "../requests/StoredRequest.ts";

/** Notes that somebody asks for a place; whether they are known is looked up after the answer. */
export const subscribeToWaitlist = publicOperation<"subscribeToWaitlist">(async (call) => {
  const { services, body, request, now, locale, texts } = call;
  if (!services.config.waitlistEnabled) throw new Problem("not_found");
  const checked = checkedRequest(body);
  await limitRequests(services.db, { ip: request.ip, email: checked.email }, now);
  const token = body.invite_token;
  const inviteHash = token === undefined ? null : hashToken(token).toString("base64url");
  const stored = toStoredRequest(checked, locale, inviteHash);
  await transact(services.db, (tx) => noteRequest(tx, services.jobs, stored, now));
  return { status: 202, body: { message: texts.t("server.waitlist.sent") } };
});

function checkedRequest(body: BodyOf<"subscribeToWaitlist">): WaitlistRequest {
  const named = (person: { email: string; first_name?: string; last_name?: string }) => ({
    email: person.email,
    first_name: person.first_name ?? "",
    last_name: person.last_name ?? "",
  });
  const checked = checkWaitlistRequest({
    ...named(body),
    invitees: (body.invitees ?? []).map(named),
    study_topics: body.study_topics ?? [],
    beta_tester: body.beta_tester ?? false,
  });
  if (!checked.ok) throw new Problem("validation_failed", { fields: checked.error.map(faultOf) });
  return checked.value;
}

function faultOf({ path, code }: WaitlistProblem): FieldFault {
  switch (code) {
    case "required":
      return { path, code: "waitlist_email_required" };
    case "too_many":
      return path === "topics"
        ? { path: "study_topics", code: "too_many_topics" }
        : { path, code: "too_many_invitees" };
    case "invalid_characters":
      return { path, code: "name_characters" };
    case "invalid_email":
    case "too_long":
      return { path: path === "topics" ? "study_topics" : path, code };
  }
}
