import { Problem } from "../../../http/problems/Problem.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { accountKey } from "./accountKeys.ts";

const uniqueViolation = "23505";

/** Gives an account another name. Throws `username_taken` where another one has it. */
export async function renameUser(db: Database, userId: string, username: string): Promise<void> {
  try {
    await db
      .updateTable("users")
      .set({ username, username_key: accountKey(username) })
      .where("id", "=", userId)
      .execute();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation)
      throw new Problem("username_taken");
    throw error;
  }
}
