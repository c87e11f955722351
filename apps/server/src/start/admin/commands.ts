import { checkRegistration, leastAge } from "@alambic/domain/accounts";

import { transact } from "../../platform/db/transact.ts";
import {
  accountKey,
  endSecondStep,
  endSessionsOf,
  hashPassword,
  insertUser,
} from "../../features/users/index.ts";
import type { Database } from "../../platform/db/Store.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { generatePassword } from "../createAdministrator.ts";
import type { CommandContext } from "./CommandContext.ts";
import { CommandError } from "./CommandError.ts";
import { importAccount } from "./importAccount.ts";
import { readPlan } from "./readPlan.ts";

export interface Command {
  /** Names of its arguments, in order; those with a question mark may be left out. */
  readonly usage: string;
  readonly about: string;
  /** Does it, and returns what is printed. */
  readonly run: (context: CommandContext, given: readonly string[]) => Promise<string>;
}

/** Everything that an operator can do from the command line. */
export const commands: Readonly<Record<string, Command>> = {
  "create-user": {
    usage: "<name> <email> [plan] [password]",
    about: "adds a member; without a password one is made and shown",
    run: createUser,
  },
  "set-plan": {
    usage: "<name or email> <free|premium|pro>",
    about: "changes what a member's plan is",
    run: setPlan,
  },
  "make-superuser": {
    usage: "<name or email>",
    about: "makes a member an administrator, who counts as Pro",
    run: makeSuperuser,
  },
  "set-beta-tester": {
    usage: "<name or email> <on|off>",
    about: "lets a member try new things before the others, with a badge that says so",
    run: setBetaTester,
  },
  "set-password": {
    usage: "<name or email> [password]",
    about: "gives a member another password and ends their sessions",
    run: setPassword,
  },
  "remove-second-step": {
    usage: "<name or email>",
    about:
      "lets a member who lost their authenticator app or their passkeys sign in by the password alone",
    run: removeSecondStep,
  },
  "import-account": {
    usage: "<account.json of an archive> [password]",
    about: "makes an account again from what its member saved; without a password one is made",
    run: importAccount,
  },
  list: { usage: "", about: "lists the members", run: list },
};

async function createUser(
  { db, now }: CommandContext,
  [username = "", email = "", plan = "free", given]: readonly string[],
): Promise<string> {
  const password = given ?? generatePassword();
  // The operator answers for the age of whom they add.
  const age = { country: "other", confirmed_age: leastAge("other") };
  const passwords = { password, password_confirm: password };
  const checked = checkRegistration({ username, email, ...passwords, ...age });
  if (!checked.ok) {
    const faults = checked.error.map(({ path, code }) => `${path}: ${code}`).join(", ");
    throw new CommandError(`This account cannot be made (${faults}).`);
  }
  try {
    const user = { username, email, password, preferredLanguage: "fr" as const };
    await insertUser(db, { ...user, plan: readPlan(plan) }, now);
  } catch (error) {
    if (error instanceof Problem) throw new CommandError(`This account exists (${error.code}).`);
    throw error;
  }
  return given === undefined
    ? `${username} was added. Password: ${password}`
    : `${username} was added.`;
}

async function setPlan(
  { db }: CommandContext,
  [name = "", plan = ""]: readonly string[],
): Promise<string> {
  const user = await findUser(db, name);
  await db
    .updateTable("users")
    .set({ plan: readPlan(plan) })
    .where("id", "=", user.id)
    .execute();
  return `${user.username} is on the ${plan} plan now.`;
}

async function makeSuperuser(
  { db }: CommandContext,
  [name = ""]: readonly string[],
): Promise<string> {
  const user = await findUser(db, name);
  await db.updateTable("users").set({ is_superuser: true }).where("id", "=", user.id).execute();
  return `${user.username} is an administrator now.`;
}

async function setBetaTester(
  { db }: CommandContext,
  [name = "", given = ""]: readonly string[],
): Promise<string> {
  if (given !== "on" && given !== "off") throw new CommandError('Say "on" or "off".');
  const user = await findUser(db, name);
  const isTester = given === "on";
  await db
    .updateTable("users")
    .set({ is_beta_tester: isTester })
    .where("id", "=", user.id)
    .execute();
  return `${user.username} is ${isTester ? "a beta tester now" : "no beta tester any more"}.`;
}

async function removeSecondStep(
  { db, now }: CommandContext,
  [name = ""]: readonly string[],
): Promise<string> {
  const user = await findUser(db, name);
  await transact(db, async (tx) => {
    await endSecondStep(tx, user.id);
    await endSessionsOf(tx, user.id, now);
  });
  return `${user.username} signs in by the password alone now.`;
}

async function setPassword(
  { db, now }: CommandContext,
  [name = "", given]: readonly string[],
): Promise<string> {
  const user = await findUser(db, name);
  const password = given ?? generatePassword();
  await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(password) })
    .where("id", "=", user.id)
    .execute();
  await transact(db, (tx) => endSessionsOf(tx, user.id, now));
  return given === undefined
    ? `${user.username} has a new password: ${password}`
    : `${user.username} has a new password.`;
}

async function list({ db }: CommandContext): Promise<string> {
  const users = await db
    .selectFrom("users")
    .select(["username", "email", "plan", "is_superuser"])
    .orderBy("created_at")
    .execute();
  return users
    .map(({ username, email, plan, is_superuser }) =>
      [username, email, is_superuser ? "administrator" : plan].join("\t"),
    )
    .join("\n");
}

async function findUser(db: Database, name: string) {
  const key = accountKey(name);
  const user = await db
    .selectFrom("users")
    .select(["id", "username"])
    .where(({ eb, or }) => or([eb("username_key", "=", key), eb("email_key", "=", key)]))
    .executeTakeFirst();
  if (!user) throw new CommandError(`Nobody is called "${name}". "list" shows who there is.`);
  return user;
}
