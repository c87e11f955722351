import { expect, it } from "vitest";

import { changeMember } from "../../testing/changeMember.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";

const server = await startTestServer();
const guest = new TestCaller(server);

it("counts the visits of 30 days by screen, and keeps nothing of who it was", async () => {
  const visit = (screen: string, language = "fr") =>
    guest.post("/analytics/visits", { screen, language });
  await visit("plan");
  server.clock.advance({ seconds: 30 * 24 * 3600 });
  const admin = await createMember(server);
  await changeMember(server, admin, { is_superuser: true });
  for (const screen of ["home", "plan", "home"]) expect((await visit(screen)).status).toBe(204);
  await visit("home", "nl");
  expect(await visit("/capsule/arts/1/plan")).toMatchObject({ status: 422 });
  const { body } = await admin.get("/admin/visits");
  expect(body).toMatchObject({
    total: 4,
    screens: [
      { screen: "home", visits: 3 },
      { screen: "plan", visits: 1 },
    ],
  });
  const rows = await server.db.selectFrom("visit_counts").selectAll().execute();
  expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
    new Set(["day", "screen", "language", "visits"]),
  );
});
