import { createFormatter, loadMessages } from "@alambic/i18n";
import type { Formatter, Locale } from "@alambic/i18n";

import { letter } from "../../../generated/letter.ts";
import { linkPaths } from "./MailContent.ts";
import type { MailContent } from "./MailContent.ts";

/** A mail as it is read. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts a mail into words of a language. Links lead to `origin` and nowhere else. */
export async function renderMail(
  content: MailContent,
  language: Locale,
  origin: string,
): Promise<Letter> {
  const { t } = createFormatter(language, await loadMessages(language, ["mail"]), {
    onError: (error) => {
      throw error;
    },
  });
  const { kind } = content;
  const words = {
    language,
    subject: t(`mail.${kind}.subject`),
    heading: t(`mail.${kind}.heading`),
    body: bodyOf(content, t),
    action: t(`mail.${kind}.action`),
    note: t(`mail.${kind}.note`),
    link: linkOf(content, origin),
    copy: t("mail.copyLink"),
    footer: t("mail.footer", { host: new URL(origin).host }),
  };
  const text = [words.heading, words.body, `${words.action}\n${words.link}`, words.note];
  return {
    subject: words.subject,
    text: `${[...text, `-- \n${words.footer}`].join("\n\n")}\n`,
    html: letter.replaceAll(/\{\{\s*(\w+)\s*\}\}/gu, (_, name: string) => {
      const value = new Map(Object.entries(words)).get(name);
      if (value === undefined) throw new Error(`The letter names ${name}, which no mail has.`);
      return escapeHtml(value);
    }),
  };
}

function bodyOf(content: MailContent, t: Formatter["t"]): string {
  switch (content.kind) {
    case "waitlist_friend":
      return t("mail.waitlist_friend.body", { inviter: content.inviter ?? "none" });
    case "legal_receipt":
      return t("mail.legal_receipt.body", { reference: content.reference });
    case "legal_report": {
      const { reference, address, explanation } = content;
      return t("mail.legal_report.body", { reference, address, explanation });
    }
    default:
      return t(`mail.${content.kind}.body`);
  }
}

function linkOf(content: MailContent, origin: string): string {
  const page = `${origin}${linkPaths[content.kind]}`;
  return "token" in content ? `${page}#token=${encodeURIComponent(content.token)}` : page;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
}
