import { expect, it } from "vitest";
import { randomUUIDv7 } from "node:crypto";

import type { ExtractedDocument } from "@alambic/author/model";
import { fingerprint } from "@alambic/author/testing";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import { insertPendingCapsule } from "./insertPendingCapsule.ts";
import { loadGeneration } from "./loadGeneration.ts";

const server = await startTestServer();

const text = "Do it so. Open the lid. Pour the water. Close the lid.";
const document: ExtractedDocument = {
  title: "Manual",
  language: "en",
  pageCount: 3,
  wordCount: 12,
  pages: [
    { number: 1, text },
    { number: 3, text: "The end." },
  ],
  headings: [{ title: "Manual", level: 1, page: 1, offset: 0 }],
  stepLists: [
    {
      page: 1,
      steps: [
        { start: 10, end: 23 },
        { start: 24, end: 39 },
      ],
    },
  ],
  entryLists: [{ page: 1, isPlain: true, isCut: false, entries: [{ start: 40, end: 54 }] }],
  tables: [
    {
      page: 1,
      rows: [
        [
          { start: 10, end: 14 },
          { start: 15, end: 18 },
        ],
      ],
    },
  ],
  listings: [{ page: 1, start: 24, end: 39 }],
  unreadPages: [2],
};

it("a document comes back to the author as it was read, whole", async () => {
  const member = await createMember(server);
  const { main_skill: mainSkill, topic: _, ...request } = capsuleRequest();
  const id = randomUUIDv7();
  const capsule = {
    ...request,
    id,
    mainSkill,
    sourceLanguage: "en",
    source: { kind: "document", name: "manual.pdf", document },
  } as const;
  await server.db
    .transaction()
    .execute((tx) => insertPendingCapsule(tx, member.id, capsule, server.clock.now()));
  const generation = await loadGeneration(server.db, id);
  const source = generation?.request.source;
  expect(source).toEqual({ kind: "document", document });
  // Else what was found out while it was assessed would be found out anew while it is planned.
  expect(source?.kind === "document" && fingerprint(source.document)).toBe(fingerprint(document));
});
