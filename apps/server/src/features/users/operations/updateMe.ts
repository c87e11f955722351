import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { checkNewName } from "../accounts/checkName.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { renameUser } from "../accounts/renameUser.ts";
import { presentUser } from "../accounts/presentUser.ts";
import { memberColumns } from "../sessions/findSession.ts";

/** Changes what the member may change of their profile. */
export const updateMe = memberOperation<"updateMe">(
  async ({ services: { db, config }, member, session, body }) => {
    const { username, preferred_language, offline_mode_enabled } = body;
    if (offline_mode_enabled === true && planOf(member) !== "pro")
      throw new Problem("plan_required");
    const name = username === undefined ? undefined : checkNewName(username);
    const changed = await transact(db, async (tx) => {
      if (name !== undefined) await renameUser(tx, member.id, name);
      return tx
        .updateTable("users")
        .set({
          preferred_language: preferred_language ?? member.preferred_language,
          offline_mode_enabled: offline_mode_enabled ?? member.offline_mode_enabled,
        })
        .where("id", "=", member.id)
        .returning(memberColumns)
        .executeTakeFirstOrThrow();
    });
    const { needsSecondStep } = session;
    const shown = { ...changed, is_superuser: member.is_superuser, plan: member.plan };
    return {
      status: 200,
      body: presentUser(shown, { needsSecondStep, testAccount: config.testAccount }),
    };
  },
);
