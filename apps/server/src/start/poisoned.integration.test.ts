import { describe, expect, it } from "vitest";
import type { PeerCall } from "@alambic/author/testing";
import {
  hostileModel,
  makePdf,
  poisonedPdf,
  readSampleText,
  scriptedModel,
  traceOfOrders,
} from "@alambic/author/testing";
import { read, readText } from "@alambic/domain/testing";

import { insertUser } from "../features/users/accounts/insertUser.ts";
import { createSession, sessionSeconds } from "../features/users/sessions/createSession.ts";
import { capsuleRequest } from "../testing/capsuleRequest.ts";
import { everyRow } from "../testing/everyRow.ts";
import { createMember, testPassword, TestMember } from "../testing/TestMember.ts";
import { uploadPdf } from "../testing/uploadPdf.ts";
import { waitFor } from "../testing/waitFor.ts";
import { startModelServer } from "../testing/startModelServer.ts";

const server = await startModelServer();
const { db, peer, clock } = server;
const canary = "Zyxomma";

/** Somebody else, in whose name, address, topic, titles and document the canary sits. */
async function plantCanary(): Promise<void> {
  const username = `${canary}-name`;
  const account = {
    username,
    email: `${canary}@example.org`,
    password: testPassword,
    preferredLanguage: "en",
    plan: "premium",
  } as const;
  const { id } = await insertUser(db, account, clock.now());
  const { token } = await createSession(db, id, sessionSeconds.remembered, clock.now());
  const other = new TestMember(server, token, id, username);
  peer.behave(scriptedModel());
  const topic = capsuleRequest({
    topic: `photosynthesis of the ${canary}`,
    title: `${canary} of the garden`,
    domain: "natural_sciences",
    main_skill: "biology",
  });
  await whenMade(other, await other.post("/capsules/", topic));
  const text = readSampleText("en").replaceAll("The queen", `The ${canary} queen`);
  await whenMade(other, await uploadPdf(other, await makePdf(text, { title: canary })));
  expect(JSON.stringify(peer.calls)).toContain(canary);
}

async function whenMade(member: TestMember, answer: { status: number; body: unknown }) {
  expect(answer).toMatchObject({ status: 202 });
  const id = readText(answer.body, "id");
  await waitFor("the capsule", async () => {
    const { body } = await member.get(`/capsules/${id}/natural_sciences/generic`);
    return read(body, "capsule.generation_status") === "completed";
  });
  return id;
}

/** What the peer was sent, without the drafts of its own that it got back to be mended. */
function sent({ instructions, data }: PeerCall): string {
  const { rejected: _, ...others }: { rejected?: unknown } = Object(data);
  return instructions + JSON.stringify(others);
}

await plantCanary();

describe.each(["en", "fr", "nl"] as const)(
  "a PDF in %s with orders to the model, which obeys",
  (language) => {
    it("keeps its orders, and others their data, and nothing that obeys is published", async () => {
      const member = await createMember(server, "premium");
      const before = await everyRow(db);
      peer.behave(hostileModel(language));
      const id = await whenMade(
        member,
        await uploadPdf(member, await poisonedPdf(language), { language }),
      );

      const pages = await db
        .selectFrom("document_pages")
        .select(["page_number", "text"])
        .where("capsule_id", "=", id)
        .execute();
      expect(pages.map(({ text }) => text).join(" ")).toMatch(traceOfOrders);
      const purposes = new Set(peer.calls.map(({ purpose }) => purpose));
      expect([...purposes].toSorted()).toEqual(["concepts", "items", "repair", "solve"]);
      for (const call of peer.calls) {
        expect(sent(call)).not.toMatch(traceOfOrders);
        const whole = JSON.stringify(call);
        expect(whole.toLowerCase()).not.toContain(canary.toLowerCase());
        expect(whole).not.toContain(member.username);
      }

      const after = await everyRow(db);
      const own = [id, member.id];
      const isOwn = (row: string) => own.some((name) => row.includes(name));
      expect([...before].filter((row) => !after.has(row) && !isOwn(row))).toEqual([]);
      expect([...after].filter((row) => !before.has(row) && !isOwn(row))).toEqual([]);

      const published = [...after]
        .filter((row) => !before.has(row))
        .filter((row) => /^(?:capsules|granules|molecules|atoms): /u.test(row));
      expect(published.flatMap((row) => traceOfOrders.exec(row)?.[0] ?? [])).toEqual([]);
      expect(published.join("\n")).not.toContain("evil.example");

      const atoms = await db
        .selectFrom("atoms")
        .select(["metadata", "provenance"])
        .where("capsule_id", "=", id)
        .execute();
      expect(atoms.some(({ provenance }) => provenance?.kind === "model")).toBe(true);
      for (const { metadata, provenance } of atoms) {
        if (provenance?.kind !== "model") continue;
        const { quote = "", page, start, end } = metadata.source ?? {};
        const text = pages.find(({ page_number }) => page_number === page)?.text ?? "";
        expect(text.slice(start, end)).toBe(quote);
      }
    });
  },
);
