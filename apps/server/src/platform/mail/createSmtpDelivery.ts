import { createTransport } from "nodemailer";

import { MailRefusedError } from "./Delivery.ts";
import type { Delivery } from "./Delivery.ts";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./messageOf.ts";

const second = 1000;
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/** Sends mails through the server of an address. */
export function createSmtpDelivery(url: string, from: Mailbox): Delivery {
  const transport = createTransport({ url, ...timeouts });
  return {
    result: "sent",
    deliver: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** Of the answers of a server, 5xx to an address or a message are for good; to a sign-in they may not be. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = { code: undefined, responseCode: undefined, ...error };
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  return isAboutMail && typeof responseCode === "number" && responseCode >= 500;
}
