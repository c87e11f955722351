import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { Delivery } from "./Delivery.ts";
import type { Mailbox } from "./mailbox.ts";
import { messageOf } from "./messageOf.ts";
import { outboxFiles } from "./outboxFiles.ts";

/** Only who runs the server may read them: the links open accounts. */
const modes = { folder: 0o700, file: 0o600 };

/** Keeps mails as files that the operator reads: as a mail, and as plain text. */
export function createOutboxDelivery(folder: string, from: Mailbox): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    result: "kept",
    deliver: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const [asMail, asText] = outboxFiles(mail.id);
      await mkdir(folder, { recursive: true, mode: modes.folder });
      await writeFile(join(folder, asMail), message, { mode: modes.file });
      const head = `To: ${mail.recipient}\nSubject: ${mail.subject}\n`;
      await writeFile(join(folder, asText), `${head}\n${mail.text}`, { mode: modes.file });
    },
  };
}
