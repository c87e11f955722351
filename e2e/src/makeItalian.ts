import type { Capsule } from "@alambic/contract";
import { expect } from "@playwright/test";
import type { Member } from "./Member.ts";

const topics = { fr: "apprendre l’italien", en: "learn Italian", nl: "Italiaans leren" };

/** Makes a capsule of the member's own, of whose lessons more can be made, and gives it once it is complete. */
export async function makeItalian(
  member: Member,
  title: string,
): Promise<{ readonly capsule: Capsule; readonly moleculeId: string }> {
  await member.create({
    topic: topics[member.locale],
    title,
    language: member.locale,
    domain: "languages",
    area: "foreign",
    main_skill: "italian",
  });
  await expect
    .poll(async () => (await member.mine()).items[0]?.generation_status, { timeout: 60_000 })
    .toBe("completed");
  const capsule = (await member.mine()).items[0];
  const moleculeId = capsule?.next_lesson?.molecule_id;
  if (capsule === undefined || moleculeId === undefined) throw new Error("There is no lesson.");
  return { capsule, moleculeId };
}
