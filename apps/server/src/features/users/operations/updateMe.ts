import { presentUser } from "../accounts/presentUser.ts";
import { memberOperation } from "../../../http/operation.ts";
import { memberColumns } from "../sessions/findSession.ts";

/** Changes what the member may change of their profile. */
export const updateMe = memberOperation<"updateMe">(async ({ services, member, body }) => {
  const changed = await services.db
    .updateTable("users")
    .set({ preferred_language: body.preferred_language ?? member.preferred_language })
    .where("id", "=", member.id)
    .returning(memberColumns)
    .executeTakeFirstOrThrow();
  return { status: 200, body: presentUser(changed) };
});
