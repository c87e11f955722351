import { describe, expect, it } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { runCommand } from "./runCommand.ts";

const server = await startTestServer();
const run = (...given: string[]) => runCommand({ db: server.db, now: server.clock.now() }, given);

describe("the operator's commands", () => {
  it("add a member, with a password of their own or a made one", async () => {
    expect(await run("create-user", "ada", "ada@example.org", "pro", "Still-Water-7")).toBe(
      "ada was added.",
    );
    expect(await run("create-user", "bob", "bob@example.org")).toMatch(/Password: \S{20,}$/u);
    expect(await run("list")).toBe("ada\tada@example.org\tpro\nbob\tbob@example.org\tfree");
  });

  it("refuse a member who exists, and one whose fields are wrong", async () => {
    await expect(run("create-user", "ADA", "other@example.org")).rejects.toThrow("username_taken");
    await expect(run("create-user", "x", "y")).rejects.toThrow("username: too_short, email");
  });

  it("change a plan and make an administrator", async () => {
    const member = await createMember(server);
    await run("set-plan", member.username, "premium");
    expect(await member.get("/users/me")).toMatchObject({ body: { plan: "premium" } });
    await run("make-superuser", `${member.username}@example.org`);
    expect(await member.get("/users/me")).toMatchObject({
      body: { plan: "pro", is_superuser: true, subscription_status: "superuser" },
    });
  });

  it("make a member a beta tester, and no more", async () => {
    const member = await createMember(server);
    await run("set-beta-tester", member.username, "on");
    expect(await member.get("/users/me")).toMatchObject({ body: { is_beta_tester: true } });
    await run("set-beta-tester", member.username, "off");
    expect(await member.get("/users/me")).toMatchObject({ body: { is_beta_tester: false } });
  });

  it("give another password, and end the sessions of the old one", async () => {
    const member = await createMember(server);
    await run("set-password", member.username, "Other-Water-8");
    expect((await member.get("/users/me")).status).toBe(401);
  });

  it.each([
    [["set-plan", "nobody", "pro"], /Nobody is called "nobody"/u],
    [["set-plan", "ada", "gold"], /must be one of free, premium, pro/u],
    [["set-beta-tester", "ada", "maybe"], /"on" or "off"/u],
    [["set-plan"], /Usage: set-plan/u],
    [["dance"], /There is no command "dance"/u],
    [["toString"], /There is no command/u],
  ])("explain %j", async (given, message) => {
    await expect(run(...given)).rejects.toThrow(message);
  });
});
