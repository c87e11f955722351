import { locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";

/** What search engines and those who share a page are told of it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** Where the server is found: links never lead where a request says. */
  readonly origin: string;
  readonly path: string;
  /** Whether the same page is there in every language, and how this one came to its own. */
  readonly translation: "none" | "negotiated" | "asked";
  /** What it is about, for machines (schema.org). */
  readonly data: object;
}

const regions: Readonly<Record<Locale, string>> = { fr: "fr_FR", en: "en_GB", nl: "nl_NL" };
const replaced = /<meta\s+(?:name="description"|property="og:[\w:]+")[^>]*>/gu;

/** The page of the application with the head of one of its screens. */
export function renderHead(page: string, head: PageHead): string {
  const { locale } = head;
  return page
    .replace(/<html lang="\w+"/u, `<html lang="${locale}"`)
    .replaceAll(replaced, "")
    .replace(/<title>[^<]*<\/title>/u, () => tagsOf(head).join("\n    "));
}

function tagsOf(head: PageHead): string[] {
  const { title, description, locale, origin, path, translation, data } = head;
  const address = `${origin}${path}`;
  const of = (language: Locale) => `${address}?lang=${language}`;
  const meta = (kind: "name" | "property", name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}" />`;
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    `<link rel="canonical" href="${escaped(translation === "asked" ? of(locale) : address)}" />`,
    ...(translation === "none"
      ? []
      : [...locales.map((one) => alternate(one, of(one))), alternate("x-default", address)]),
    meta("property", "og:site_name", "Alambic"),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:locale", regions[locale]),
    meta("property", "og:image", `${origin}/brand/social-card.png`),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${dataText(data)}</script>`,
  ];
}

/** A text within a tag or between tags. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Data that no text in it can end; browsers do not run it, whatever the policy. */
function dataText(data: object): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}
