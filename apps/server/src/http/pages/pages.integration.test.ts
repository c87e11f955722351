import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterAll, describe, expect, it } from "vitest";

import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createFolder } from "../../testing/testFolders.ts";
import { createMember } from "../../testing/TestMember.ts";

const { folder, remove } = createFolder("app");
const page = `<!doctype html><html lang="fr"><head><title>Alambic</title>
<meta
  name="description"
  content="old"
/><meta property="og:title" content="old" /></head><body></body></html>`;
writeFileSync(join(folder, "index.html"), page);
const origin = "https://school.example";
const server = await startTestServer({ environment: { APP_DIR: folder, PUBLIC_URL: origin } });
afterAll(remove);

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: "evil.example", accept: "text/html", ...headers } });

async function makePublic(title: string, isPublic: boolean): Promise<string> {
  const owner = await createMember(server, "pro");
  const { capsuleId } = await makeCapsule(server, owner);
  const row = await server.db
    .updateTable("capsules")
    .set({ title, is_public: isPublic, description: "Short & true" })
    .where("id", "=", capsuleId)
    .returning(["domain", "area", "id"])
    .executeTakeFirstOrThrow();
  return `/capsule/${row.domain}/${row.area}/${row.id}/plan`;
}

describe("the page of a screen that anybody may open", () => {
  it.each(["/", "/login", "/legal/terms"])("tells what %s is, in each language", async (path) => {
    const titles = new Set<string>();
    for (const locale of ["fr", "en", "nl"]) {
      const { body, headers } = await get(`${path}?lang=${locale}`);
      expect(headers["x-robots-tag"]).toBeUndefined();
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body).toContain(`<link rel="canonical" href="${origin}${path}?lang=${locale}" />`);
      expect(body).toContain(`hreflang="nl" href="${origin}${path}?lang=nl"`);
      expect(body).toContain(`property="og:image" content="${origin}/brand/social-card.png"`);
      expect(body).not.toContain("old");
      expect(body).not.toContain("evil.example");
      titles.add(/<title>(?<title>[^<]+)</u.exec(body)?.groups?.["title"] ?? "");
    }
    expect(titles.size).toBe(3);
  });

  it("is in the language of the browser, and compressed for those who take it", async () => {
    const { rawPayload, headers } = await get("/", {
      "accept-language": "nl",
      "accept-encoding": "gzip, br",
    });
    expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
    const body = brotliDecompressSync(rawPayload).toString();
    expect(body).toContain('<html lang="nl"');
    // Search engines take the address that names no language as the one for who speaks none of them.
    expect(body).toContain(`<link rel="canonical" href="${origin}/" />`);
  });
});

describe("the page of a capsule", () => {
  it("tells of one in the catalogue, whatever its title holds", async () => {
    const title = `</title></script><script>alert("1")</script>`;
    const { body } = await get(await makePublic(title, true));
    expect(body).toContain("&lt;/title&gt;&lt;/script&gt;");
    expect(body.match(/<script/gu)).toHaveLength(1);
    const data = /ld\+json">(?<data>.*?)<\/script>/u.exec(body)?.groups?.["data"] ?? "";
    expect(JSON.parse(data)).toMatchObject({ "@type": "Course", name: title });
  });

  it("tells nothing of one that is somebody's own, or was taken back, or is not there", async () => {
    const own = await makePublic("My secret topic", false);
    const barred = await makePublic("Barred topic", true);
    await server.db
      .updateTable("capsules")
      .set({ sharing_barred_at: server.clock.now() })
      .where("title", "=", "Barred topic")
      .execute();
    const unknown = "/capsule/others/generic/0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e/plan";
    for (const path of [own, barred, unknown, "/dashboard"]) {
      const { body, headers } = await get(path);
      expect(body).toBe(page);
      expect(headers["x-robots-tag"]).toBe("noindex");
    }
  });
});

describe("what crawlers ask for", () => {
  it("lists the public pages and capsules, and no others", async () => {
    const shared = await makePublic("Shared", true);
    const own = await makePublic("Own", false);
    const { body, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toContain("application/xml");
    expect(body).toContain(`<loc>${origin}${shared}</loc>`);
    expect(body).toContain(`<loc>${origin}/legal/privacy</loc>`);
    expect(body).toContain('hreflang="fr"');
    expect(body).not.toContain(own);
    expect(body).not.toContain("/dashboard");
    const robots = await get("/robots.txt");
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots.body).toContain("Disallow: /api/");
  });

  it("is listed anew after five minutes, and not each time", async () => {
    const before = (await get("/sitemap.xml")).body;
    const shared = await makePublic("Shared later", true);
    expect((await get("/sitemap.xml")).body).toBe(before);
    server.clock.advance({ seconds: 300 });
    expect((await get("/sitemap.xml")).body).toContain(`<loc>${origin}${shared}</loc>`);
  });
});
