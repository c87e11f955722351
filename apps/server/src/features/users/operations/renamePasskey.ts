import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { checkPasskeyName } from "../passkeys/checkPasskeyName.ts";
import { presentPasskey, shownColumns } from "../passkeys/presentPasskey.ts";

/** Gives a passkey of the member another name. */
export const renamePasskey = memberOperation<"renamePasskey">(
  async ({ services: { db }, member, path, body }) => {
    const passkey = await db
      .updateTable("passkeys")
      .set({ name: checkPasskeyName(body.name) })
      .where("id", "=", path.passkey_id)
      .where("user_id", "=", member.id)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!passkey) throw new Problem("not_found");
    return { status: 200, body: presentPasskey(passkey) };
  },
);
