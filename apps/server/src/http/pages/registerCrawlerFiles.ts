import { locales } from "@alambic/i18n";
import type { FastifyInstance } from "fastify";

import { publicOrigin } from "../../platform/mail/publicOrigin.ts";
import type { PageParts } from "./describePage.ts";
import { publicPages } from "./PublicPages.ts";
import { escaped } from "./renderHead.ts";

const caching = "public, max-age=3600";

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
  const { services, content } = parts;
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
  app.get("/sitemap.xml", async (_request, reply) => {
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
    const xml = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...entries, "</urlset>", ""];
    return reply.header("cache-control", caching).type("application/xml").send(xml.join("\n"));
  });
}

function translatedEntry(address: string): string {
  const alternates = locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${escaped(`${address}?lang=${locale}`)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${alternates.join("")}</url>`;
}
