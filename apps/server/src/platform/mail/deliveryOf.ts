import type { Config } from "../config/Config.ts";
import { createOutboxDelivery } from "./createOutboxDelivery.ts";
import { createSmtpDelivery } from "./createSmtpDelivery.ts";
import type { Delivery } from "./Delivery.ts";
import { mailboxOf } from "./mailbox.ts";
import { outboxFolder } from "./outboxFiles.ts";

const known = new WeakMap<Config, Delivery>();

/** How mails go out by a configuration: one for each, so that its server is asked as one client. */
export function deliveryOf(config: Config): Delivery {
  const made = known.get(config) ?? createDelivery(config);
  known.set(config, made);
  return made;
}

function createDelivery(config: Config): Delivery {
  const { smtpUrl, from } = config.mail;
  const sender = mailboxOf(from ?? "") ?? { name: "Alambic", address: "alambic@localhost" };
  return smtpUrl === null
    ? createOutboxDelivery(outboxFolder(config), sender)
    : createSmtpDelivery(smtpUrl, sender);
}
