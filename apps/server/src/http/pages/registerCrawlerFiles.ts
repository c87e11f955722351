import { locales } from "@alambic/i18n";
import type { FastifyInstance } from "fastify";

import { publicOrigin } from "../../platform/mail/publicOrigin.ts";
import type { PageParts } from "./describePage.ts";
import { publicPages } from "./PublicPages.ts";
import { escaped } from "./renderHead.ts";

const caching = "public, max-age=3600";
/** How long a list of the public pages stands before the database is asked again. */
const keptMs = 5 * 60_000;

/** What is a member's own, or leads nowhere without a link that was mailed. */
const closed = [
  "/api/",
  "/admin/",
  "/reset-password",
  "/verify-email",
  "/waitlist/confirm",
  "/waitlist/activate",
];

/** `robots.txt` and `sitemap.xml`. */
export function registerCrawlerFiles(app: FastifyInstance, parts: PageParts): void {
  const { services } = parts;
  const origin = publicOrigin(services.config);
  app.get("/robots.txt", (_request, reply) => {
    const lines = [
      "User-agent: *",
      ...closed.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ];
    void reply.header("cache-control", caching).type("text/plain").send(lines.join("\n"));
  });
  const sitemap = createKept(() => writeSitemap(parts, origin), services.now);
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .header("cache-control", caching)
      .type("application/xml")
      .send(await sitemap()),
  );
}

/** What is made again only after a while, and once for all who ask meanwhile. */
function createKept(make: () => Promise<string>, now: () => Date): () => Promise<string> {
  let kept: { readonly text: Promise<string>; readonly until: number } | null = null;
  return () => {
    const time = now().getTime();
    if (kept !== null && time < kept.until) return kept.text;
    const text = make();
    kept = { text, until: time + keptMs };
    text.catch(() => (kept = null));
    return text;
  };
}

async function writeSitemap({ services, content }: PageParts, origin: string): Promise<string> {
  const capsules = await content.listCapsules(services.db);
  const entries = [
    ...publicPages.map(({ path }) => translatedEntry(`${origin}${path}`)),
    ...capsules.map(
      ({ path, created_at }) =>
        `<url><loc>${escaped(`${origin}${path}`)}</loc><lastmod>${created_at.toISOString()}</lastmod></url>`,
    ),
  ];
  const head =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...entries, "</urlset>", ""].join("\n");
}

function translatedEntry(address: string): string {
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(`${address}?lang=${locale}`)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${alternates.join("")}</url>`;
}
