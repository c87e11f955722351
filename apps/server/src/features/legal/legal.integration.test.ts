import { expect, it } from "vitest";

import { readText } from "@alambic/domain/testing";
import { startTestServer } from "../../testing/startTestServer.ts";
import { TestCaller } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const server = await startTestServer({
  withJobs: true,
  environment: { OPERATOR_NAME: "École de la Source", OPERATOR_EMAIL: "desk@source.example" },
});
const guest = new TestCaller(server);
const report = {
  address: "https://school.example/capsule/1",
  reason: "copyright",
  explanation: "The text is <mine>.",
  in_good_faith: true,
};

it("names the operator, as far as the configuration does", async () => {
  expect((await guest.get("/legal/operator")).body).toMatchObject({
    name: "École de la Source",
    email: "desk@source.example",
    host: null,
  });
});

it("gives a receipt for a report, by mail as well, and tells the operator", async () => {
  const sent = await guest.post("/legal/reports", { ...report, email: " noor@example.org " });
  expect(sent.status).toBe(201);
  const reference = readText(sent.body, "reference");
  expect(reference).toMatch(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/u);
  const mails = await waitFor("both mails", async () => {
    const kept = await server.db
      .selectFrom("mails")
      .select(["recipient", "kind", "parameters"])
      .where("status", "=", "kept")
      .orderBy("kind")
      .execute();
    return kept.length === 2 && kept;
  });
  expect(mails).toEqual([
    { recipient: "noor@example.org", kind: "legal_receipt", parameters: { reference } },
    expect.objectContaining({ recipient: "desk@source.example", kind: "legal_report" }),
  ]);
});

it("refuses one that is not meant in good faith, and what is no address", async () => {
  expect(await guest.post("/legal/reports", { ...report, in_good_faith: false })).toMatchObject({
    status: 422,
  });
  expect(await guest.post("/legal/reports", { ...report, email: "noor@" })).toMatchObject({
    status: 422,
    body: { errors: [expect.objectContaining({ path: "email" })] },
  });
});
