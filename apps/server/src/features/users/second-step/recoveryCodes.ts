import { randomInt } from "node:crypto";

import type { Tx } from "../../../platform/db/Store.ts";
import { hashToken } from "../../../platform/tokens.ts";

/** Without letters and digits that are taken for each other. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 4;
const count = 10;

function createCode(): string {
  const letter = () => letters[randomInt(letters.length)] ?? "";
  const group = () => Array.from({ length: groupLength }, letter).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** A code as it is compared, however it was typed. */
function hashCode(given: string): Buffer {
  return hashToken(given.toLowerCase().replaceAll(/[^a-z0-9]/gu, ""));
}

/** Gives a member new codes, 79 random bits each; those before end. They are stored hashed. */
export async function renewCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: count }, createCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code), created_at: now })))
    .execute();
  return codes;
}

/** Uses a code up; false where it is none of the member's. */
export async function redeemCode(tx: Tx, userId: string, given: string): Promise<boolean> {
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashCode(given))
    .returning("user_id")
    .executeTakeFirst();
  return used !== undefined;
}
