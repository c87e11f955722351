import { createTransport } from "nodemailer";

import { MailRefusedError } from "./Delivery.ts";
import type { Delivery } from "./Delivery.ts";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./messageOf.ts";

const second = 1000;

/** Milliseconds that a mail server may take. */
export interface SmtpLimits {
  /** To be reached, and again to greet. */
  readonly greeting: number;
  /** Without a word. */
  readonly silence: number;
  /** For a mail in all, however often it says something. */
  readonly whole: number;
}

const usual: SmtpLimits = { greeting: 10 * second, silence: 30 * second, whole: 120 * second };

/** Sends mails through the server of an address. One that takes too long is asked again later. */
export function createSmtpDelivery(url: string, from: Mailbox, limits = usual): Delivery {
  const transport = createTransport({
    url,
    dnsTimeout: limits.greeting,
    connectionTimeout: limits.greeting,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
  });
  return {
    result: "sent",
    deliver: async (mail) => {
      try {
        await within(limits.whole, transport.sendMail(messageOf(mail, from)));
      } catch (error) {
        if (isRefusal(error)) throw new MailRefusedError(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** What comes within so many milliseconds. The connection itself ends with the server's next silence. */
async function within(ms: number, sent: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server took over ${ms} ms.`)), ms);
  });
  await Promise.race([sent, late]).finally(() => clearTimeout(timer));
}

/** Of the answers of a server, 5xx to an address or a message are for good; to a sign-in they may not be. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = { code: undefined, responseCode: undefined, ...error };
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  return isAboutMail && typeof responseCode === "number" && responseCode >= 500;
}
