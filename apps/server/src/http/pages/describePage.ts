import { isLocale } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import type { FastifyRequest } from "fastify";

import type { Services } from "../Services.ts";
import { publicOrigin } from "../../platform/mail/publicOrigin.ts";
import { localeOf } from "../texts/localeOf.ts";
import type { Texts } from "../texts/Texts.ts";
import { publicPages } from "./PublicPages.ts";
import type { PublicCapsule, PublicContent } from "./PublicPages.ts";
import type { PageHead } from "./renderHead.ts";

export interface PageParts {
  readonly services: Pick<Services, "config" | "db" | "now">;
  readonly texts: Texts;
  readonly content: PublicContent;
}

const capsulePath =
  /^\/capsule\/[\w-]+\/[\w-]+\/(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/plan$/u;

/** What a page that a request asks for is about; null for those that only members see. */
export async function describePage(
  request: FastifyRequest,
  { services, texts, content }: PageParts,
): Promise<PageHead | null> {
  const { pathname, searchParams } = new URL(request.url, "http://page.invalid");
  const origin = publicOrigin(services.config);
  const page = publicPages.find(({ path }) => path === pathname);
  if (page !== undefined) {
    const asked = searchParams.get("lang");
    const locale = isLocale(asked) ? asked : localeOf(request.headers["accept-language"]);
    const { t } = texts[locale];
    const description = t(`server.page.${page.name}.text`);
    return {
      title: t(`server.page.${page.name}.title`),
      description,
      locale,
      origin,
      path: page.path,
      translation: isLocale(asked) ? "asked" : "negotiated",
      data: siteData(origin, locale, description),
    };
  }
  const id = capsulePath.exec(pathname)?.groups?.["id"];
  const capsule = id === undefined ? null : await content.findCapsule(services.db, id);
  return capsule === null ? null : describeCapsule(capsule, origin);
}

function describeCapsule(capsule: PublicCapsule, origin: string): PageHead {
  const { title, description, language: locale, path } = capsule;
  return {
    title: `${title} · Alambic`,
    description,
    locale,
    origin,
    path,
    translation: "none",
    data: {
      "@context": "https://schema.org",
      "@type": "Course",
      name: title,
      description,
      inLanguage: locale,
      url: `${origin}${path}`,
      provider: { "@type": "Organization", name: "Alambic", url: `${origin}/` },
    },
  };
}

function siteData(origin: string, locale: Locale, description: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Alambic",
    description,
    inLanguage: locale,
    url: `${origin}/`,
  };
}
