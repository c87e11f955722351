import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

import { afterAll, describe, expect, it, vi } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";
import { createFolder } from "../../testing/testFolders.ts";

const { folder, remove } = createFolder("app");
const script = "console.log(1)";
mkdirSync(join(folder, "assets"));
const first = "document.documentElement.lang = 'nl';";
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><title>Alambic</title><script>${first}</script><script src="/a.js"></script>`,
);
writeFileSync(join(folder, "sw.js"), "self.skipWaiting()");
writeFileSync(join(folder, "assets", "main-abc123.js"), script);
writeFileSync(join(folder, "assets", "main-abc123.js.br"), brotliCompressSync(script));
writeFileSync(join(folder, ".secret"), "hidden");
const starter = "if (1 < 2) start();";
writeFileSync(
  join(folder, "assets", "code-sandbox-Ab1.html"),
  `<!doctype html><script type="text/plain" id="thread">x</script><script>${starter}</script>`,
);
const server = await startTestServer({ environment: { APP_DIR: folder } });
afterAll(remove);

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const get = (url: string, headers: Record<string, string> = html) =>
  server.app.inject({ url, headers });

describe("the built application", () => {
  it.each(["/", "/dashboard", "/capsule/languages/foreign/0199f0a2/plan", "/404", "/chat/?a=b.c"])(
    "answers the screen %s with its page, which is always asked for again",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    },
  );

  it("waits for the page of a screen no more often than Node takes for a leak", async () => {
    const warned = vi.fn<(warning: Error) => void>();
    process.on("warning", warned);
    for (const url of ["/dashboard", "/"]) expect((await get(url)).statusCode).toBe(200);
    await setImmediate();
    process.off("warning", warned);
    expect(warned.mock.calls.map(([{ name }]) => name)).toEqual([]);
  });

  it("may run the script that stands in its page, and no other that does", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    const hash = createHash("sha256").update(first).digest("base64");
    expect(policy).toContain(`;script-src 'self' 'sha256-${hash}';`);
  });

  it("lets code run in a page without an origin, which fetches nothing and which the app alone shows", async () => {
    const answer = await get("/assets/code-sandbox-Ab1.html");
    const hash = createHash("sha256").update(starter).digest("base64");
    expect(String(answer.headers["content-security-policy"]).split(";")).toEqual([
      "sandbox allow-scripts",
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'unsafe-eval' blob:`,
      "worker-src blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(answer.headers["x-frame-options"]).toBe("SAMEORIGIN");
    const others = await get("/");
    expect(others.headers["content-security-policy"]).toContain(";frame-ancestors 'none'");
    expect(others.headers["content-security-policy"]).not.toContain("unsafe-eval");
  });

  it("serves assets for ever, compressed for those who take it", async () => {
    const plain = await get("/assets/main-abc123.js");
    expect(plain.body).toBe(script);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const packed = await get("/assets/main-abc123.js", { "accept-encoding": "br" });
    expect(packed.headers).toMatchObject({ "content-encoding": "br" });
    expect(packed.headers["content-type"]).toContain("javascript");
  });

  it("always asks again for the service worker", async () => {
    expect((await get("/sw.js")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    "/assets/main-old.js",
    "/assets/missing",
    "/favicon.ico",
    "/.secret",
    "/../package.json",
    "/%2e%2e/package.json",
    "/api/v2/nothing",
    "/api/",
    "/pictures/no-such-picture.svg",
  ])("never answers %s with a page", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });

  it("answers no page to what is not a visit", async () => {
    const posted = await server.app.inject({ method: "POST", url: "/dashboard" });
    expect(posted.statusCode).toBe(404);
    expect((await get("/dashboard", { accept: "application/json" })).statusCode).toBe(404);
  });
});

describe("pictures", () => {
  it("are served by their names, and known again by their tag", async () => {
    const answer = await get("/pictures/cat.svg");
    expect(answer.headers["content-type"]).toBe("image/svg+xml");
    expect(answer.body).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">/u,
    );
    const tag = String(answer.headers["etag"]);
    expect((await get("/pictures/cat.svg", { "if-none-match": tag })).statusCode).toBe(304);
  });
});
