import { expect } from "vitest";

import { read } from "@alambic/domain/testing";
import type { TestMember } from "./TestMember.ts";
import { waitFor } from "./waitFor.ts";

/** Asks for another item in the place of one. */
export function askForReplacement(member: TestMember, atomId: string) {
  return member.post(`/quality/atoms/${atomId}/replacement`);
}

/** The card of an item once nothing is being made in its place any more. */
export function whenReplacementEnded(member: TestMember, atomId: string): Promise<unknown> {
  return waitFor("the end of a replacement", async () => {
    const { body } = await member.get(`/quality/atoms/${atomId}`);
    return read(body, "replacement.status") !== "pending" && body;
  });
}

/** Has an item replaced, and waits until that is done or failed. */
export async function replaceItem(member: TestMember, atomId: string): Promise<unknown> {
  expect((await askForReplacement(member, atomId)).status).toBe(202);
  return whenReplacementEnded(member, atomId);
}
