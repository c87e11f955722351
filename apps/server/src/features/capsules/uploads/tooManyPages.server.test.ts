import { expect, it } from "vitest";

import { manyPagesPdf } from "@alambic/author/testing";
import { readText } from "@alambic/domain/testing";
import { createThreadAuthor } from "../../../testing/createThreadAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import { uploadPdf } from "../../../testing/uploadPdf.ts";

const server = await startTestServer({ author: createThreadAuthor() });

it.each([
  ["en", /2,500/u, /split it/iu],
  ["fr", /2\s500/u, /découpe-le/iu],
  ["nl", /2\.500/u, /splits/iu],
] as const)(
  "a PDF with too many pages is told the limit and what to do (%s)",
  async (language, limit, way) => {
    const member = await createMember(server, "premium");
    const answer = await uploadPdf(member, manyPagesPdf(2501), {}, language);
    expect(answer).toMatchObject({ status: 422, body: { code: "pdf_too_many_pages" } });
    expect(readText(answer.body, "detail")).toMatch(limit);
    expect(readText(answer.body, "detail")).toMatch(way);
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
  },
);
