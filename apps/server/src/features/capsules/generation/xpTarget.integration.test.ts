import fc from "fast-check";

import { expect, it } from "vitest";

import { readSampleText } from "@alambic/author/testing";
import { read, readList, readText } from "@alambic/domain/testing";
import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { askForReplacement, whenReplacementEnded } from "../../../testing/replaceItem.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const server = await startTestServer({ author: createThreadAuthor(), withJobs: true });
const owner = await createMember(server, "pro");
const place = { domain: "mathematics", area: "generic" } as const;
const text = readSampleText("fr");

const planOf = async (id: string) =>
  (await owner.get(`/capsules/${id}/${place.domain}/${place.area}`)).body;

async function make(topic: string): Promise<string> {
  const request = capsuleRequest({ ...place, topic, title: "", language: "fr" });
  const id = readText((await owner.post("/capsules/", request)).body, "id");
  await waitFor(
    "the capsule",
    async () => read(await planOf(id), "capsule.generation_status") === "completed",
  );
  return id;
}

const sum = (parts: readonly unknown[], field: string) =>
  parts.reduce<number>((total, part) => total + Number(read(part, field)), 0);

/** What a capsule asks for, and what its levels, lessons and items share out. */
async function sharesOf(id: string) {
  const plan = await planOf(id);
  const levels = readList(plan, "granules");
  const items = await server.db
    .selectFrom("atoms")
    .select("reward_xp")
    .where("capsule_id", "=", id)
    .where("is_bonus", "=", false)
    .where("retired_at", "is", null)
    .execute();
  return {
    target: read(plan, "capsule.xp_target"),
    shares: {
      levels: sum(levels, "xp_total"),
      lessons: sum(
        levels.flatMap((level) => readList(level, "molecules")),
        "xp_total",
      ),
      items: sum(items, "reward_xp"),
    },
  };
}

async function expectToAddUp(id: string): Promise<void> {
  const { target, shares } = await sharesOf(id);
  expect(target).toBeGreaterThan(0);
  expect(shares).toEqual({ levels: target, lessons: target, items: target });
}

it.each([
  ["a topic", "fractions"],
  ["a pasted text", text],
])("shares of levels, lessons and items add up to the target: %s", async (_, topic) => {
  const id = await make(topic);
  await expectToAddUp(id);
  const atoms = await server.db
    .selectFrom("atoms")
    .select("id")
    .where("capsule_id", "=", id)
    .orderBy("id")
    .execute();
  const anyItem = fc.constantFrom(...atoms.map((atom) => atom.id));
  const anyChange = fc.constantFrom("withdraw", "restore", "replace");
  await fc.assert(
    fc.asyncProperty(anyItem, anyChange, async (atomId, change) => {
      const item = `/quality/atoms/${atomId}`;
      // An item that is out already, or has no other, is refused; nothing moves then.
      if (change === "withdraw") await owner.call("PUT", `${item}/withdrawal`);
      else if (change === "restore") await owner.call("DELETE", `${item}/withdrawal`);
      else if ((await askForReplacement(owner, atomId)).status === 202)
        await whenReplacementEnded(owner, atomId);
      await expectToAddUp(id);
    }),
    { seed: 4, numRuns: 6, endOnFailure: true },
  );
});
