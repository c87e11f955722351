import { expect, test } from "vitest";

import { mailboxOf } from "./mailbox.ts";
import { messageOf } from "./messageOf.ts";

test.each([
  ["a@example.org", { name: "", address: "a@example.org" }],
  ["Alambic <a@example.org>", { name: "Alambic", address: "a@example.org" }],
  ["Alambic", null],
  ["a@example.org, b@example.org", null],
  ["Alambic <a@example.org>\r\nBcc: b@example.org", null],
  ['"x" <a@example.org>', null],
])("reads %j", (text, mailbox) => expect(mailboxOf(text)).toEqual(mailbox));

const mail = {
  id: "1",
  kind: "email_known",
  recipient: "a@example.org",
  createdAt: new Date(0),
  subject: "Hello",
  text: "",
  html: "",
};
const from = { name: "", address: "b@example.org" };

test.each([
  { subject: "Hello\r\nBcc: c@example.org" },
  { subject: "Hello\u0000" },
  { recipient: "a@example.org\nBcc: c@example.org" },
])("refuses a header with a line end: %j", (fields) => {
  expect(() => messageOf({ ...mail, ...fields }, from)).toThrow("control character");
});
