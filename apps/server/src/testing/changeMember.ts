import type { Updateable } from "kysely";

import type { UsersTable } from "../platform/db/tables/accounts.ts";
import type { TestServer } from "./startTestServer.ts";
import type { TestMember } from "./TestMember.ts";

/** Changes the plan of a member, or makes them an administrator. */
export async function changeMember(
  server: TestServer,
  { id }: TestMember,
  values: Pick<Updateable<UsersTable>, "plan" | "is_superuser">,
): Promise<void> {
  await server.db.updateTable("users").set(values).where("id", "=", id).execute();
}
