import type { MessageId } from "@alambic/i18n";
import type { LegalPage } from "../../shared/routing/paths.ts";

type LegalText = Exclude<
  Extract<MessageId, `legal.${string}`>,
  "legal.operatorDetail" | "legal.formReceipt"
>;

export interface LegalSection {
  readonly title: LegalText;
  readonly paragraphs?: readonly LegalText[];
  readonly points?: readonly LegalText[];
}

export interface LegalContent {
  readonly title: LegalText;
  readonly lead: LegalText;
  readonly sections: readonly LegalSection[];
}

/** What each legal page says, by the ids of its texts. */
export const legalContent: Readonly<Record<LegalPage, LegalContent>> = {
  notice: {
    title: "legal.noticeTitle",
    lead: "legal.noticeLead",
    sections: [
      { title: "legal.noticeSoftwareTitle", paragraphs: ["legal.noticeSoftware"] },
      { title: "legal.noticeContentTitle", paragraphs: ["legal.noticeContent"] },
      { title: "legal.noticeOperatorTitle", paragraphs: ["legal.noticeOperator"] },
    ],
  },
  privacy: {
    title: "legal.privacyTitle",
    lead: "legal.privacyLead",
    sections: [
      {
        title: "legal.privacyServerTitle",
        points: ["legal.privacyServer1", "legal.privacyServer2", "legal.privacyServer3"],
      },
      {
        title: "legal.privacyOthersTitle",
        points: ["legal.privacyOthers1", "legal.privacyOthers2", "legal.privacyOthers3"],
      },
      { title: "legal.privacyDeviceTitle", paragraphs: ["legal.privacyDevice"] },
      { title: "legal.privacyAuthorTitle", paragraphs: ["legal.privacyAuthor"] },
      { title: "legal.privacyWaitlistTitle", paragraphs: ["legal.privacyWaitlist"] },
      { title: "legal.privacyMailTitle", paragraphs: ["legal.privacyMail"] },
      { title: "legal.privacyKeptTitle", paragraphs: ["legal.privacyKept"] },
      { title: "legal.privacyNeverTitle", paragraphs: ["legal.privacyNever"] },
      { title: "legal.privacyRightsTitle", paragraphs: ["legal.privacyRights"] },
    ],
  },
  cookies: {
    title: "legal.cookiesTitle",
    lead: "legal.cookiesLead",
    sections: [
      { title: "legal.cookiesSessionTitle", paragraphs: ["legal.cookiesSession"] },
      { title: "legal.cookiesStorageTitle", paragraphs: ["legal.cookiesStorage"] },
      { title: "legal.cookiesOthersTitle", paragraphs: ["legal.cookiesOthers"] },
    ],
  },
  terms: {
    title: "legal.termsTitle",
    lead: "legal.termsLead",
    sections: [
      { title: "legal.termsAccountTitle", paragraphs: ["legal.termsAccount"] },
      { title: "legal.termsDocumentsTitle", paragraphs: ["legal.termsDocuments"] },
      { title: "legal.termsContentTitle", paragraphs: ["legal.termsContent"] },
      { title: "legal.termsFairTitle", paragraphs: ["legal.termsFair"] },
      { title: "legal.termsPlansTitle", paragraphs: ["legal.termsPlans"] },
      { title: "legal.termsAgeTitle", paragraphs: ["legal.termsAge"] },
      { title: "legal.termsEndTitle", paragraphs: ["legal.termsEnd"] },
    ],
  },
  report: {
    title: "legal.reportTitle",
    lead: "legal.reportLead",
    sections: [
      {
        title: "legal.reportWhatTitle",
        points: ["legal.reportWhat1", "legal.reportWhat2", "legal.reportWhat3"],
      },
      { title: "legal.reportWhereTitle", paragraphs: ["legal.reportWhere"] },
    ],
  },
};
