import { createServer } from "node:net";
import type { Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createSmtpDelivery } from "./createSmtpDelivery.ts";
import { MailRefusedError } from "./Delivery.ts";

const mail = {
  id: "1",
  kind: "email_known",
  recipient: "lina@example.org",
  createdAt: new Date(0),
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
};
const from = { name: "", address: "school@example.org" };
const limits = { greeting: 150, silence: 150, whole: 400 };

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A mail server that does with each connection what is given. */
async function peer(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The peer has no port.");
  return `smtp://127.0.0.1:${address.port}`;
}

/** Goes on saying that more is to come, often enough that it is never silent. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write("220-wait\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
}

/** Answers as a mail server does, until the text of the mail has come. */
function untilSent(after: (socket: Socket) => void) {
  return (socket: Socket) => {
    let isData = false;
    socket.write("220 ready\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      if (isData) {
        if (text.endsWith("\r\n.\r\n")) after(socket);
      } else if (text.startsWith("DATA")) {
        isData = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 fine\r\n");
    });
  };
}

test.each([
  ["greets never", () => undefined],
  ["never ends its greeting", drip],
  ["is silent once it has the mail", untilSent(() => undefined)],
  ["never ends its answer once it has the mail", untilSent(drip)],
])("a mail server that %s is left, and asked again", async (_, serve) => {
  const delivery = createSmtpDelivery(await peer(serve), from, limits);
  const error: unknown = await delivery.deliver(mail).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
});

test("a mail server that answers in time has the mail", async () => {
  const serve = untilSent((socket) => socket.write("250 taken\r\n"));
  const delivery = createSmtpDelivery(await peer(serve), from, limits);
  await expect(delivery.deliver(mail)).resolves.toBeUndefined();
});
