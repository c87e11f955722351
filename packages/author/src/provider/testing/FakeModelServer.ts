import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { read, readText } from "@alambic/domain/testing";

/** What the peer was asked, as it came over the wire. */
export interface PeerCall {
  readonly purpose: string;
  readonly instructions: string;
  readonly data: unknown;
  readonly headers: IncomingMessage["headers"];
  /** How often it was called with this purpose before. */
  readonly earlier: number;
}

/** How the peer behaves, well or badly. */
export type PeerReply =
  /** `took`: so many tokens of output, where it is not the usual. */
  | { readonly kind: "answer"; readonly value: unknown; readonly took?: number }
  | { readonly kind: "text"; readonly text: string; readonly finishReason?: string }
  | { readonly kind: "refusal" }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** Never answers. */
  | { readonly kind: "hang" }
  /** Begins to answer, and falls silent. */
  | { readonly kind: "stall" }
  /** Breaks the connection in the middle of the answer. */
  | { readonly kind: "cut" }
  /** Writes some of the answer, waits, and writes the rest, or breaks the connection where there is none. */
  | {
      readonly kind: "pause";
      readonly first: string;
      readonly until: Promise<unknown>;
      readonly rest: string | null;
    }
  /** Says in the middle of the answer that it cannot go on. */
  | { readonly kind: "giveUp" }
  /** Writes what is no piece of an answer. */
  | { readonly kind: "babble" }
  /** Answers without end. */
  | { readonly kind: "endless" }
  /** Answers with a body that is no stream. */
  | { readonly kind: "unstreamed" };

export type PeerBehaviour = (call: PeerCall) => PeerReply;

export interface FakeModelServer {
  readonly baseUrl: string;
  readonly calls: readonly PeerCall[];
  /** How the peer behaves from now on. */
  behave(behaviour: PeerBehaviour): void;
  stop(): Promise<void>;
}

export const peerUsage = { input: 100, output: 20 };

/** A provider on this machine that speaks the wire of OpenAI's chat completions, in pieces. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const calls: PeerCall[] = [];
  let behaviour: PeerBehaviour = () => ({ kind: "status", status: 503 });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const call = callOf(request, body, calls);
    calls.push(call);
    const asksForUsage = typeof body === "object" && body !== null && "stream_options" in body;
    reply(response, behaviour(call), asksForUsage);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const port = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    behave: (next) => {
      behaviour = next;
      calls.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function callOf({ headers }: IncomingMessage, body: unknown, calls: readonly PeerCall[]): PeerCall {
  const purpose = String(read(body, "response_format.json_schema.name"));
  return {
    purpose,
    instructions: textOf(read(body, "messages.0.content")),
    data: JSON.parse(textOf(read(body, "messages.1.content"))),
    headers,
    earlier: calls.filter((call) => call.purpose === purpose).length,
  };
}

/** A message is a text, or parts of which the first is one. */
function textOf(content: unknown): string {
  return typeof content === "string" ? content : readText(content, "0.text");
}

function reply(response: ServerResponse, behaviour: PeerReply, asksForUsage: boolean): void {
  const took = behaviour.kind === "answer" ? behaviour.took : undefined;
  const usage = usageOf(took ?? peerUsage.output);
  const end = asksForUsage ? usageApart(usage) : usageAtTheEnd(usage);
  switch (behaviour.kind) {
    case "answer":
      return stream(response, [...pieces(JSON.stringify(behaviour.value)), ...end("stop")]);
    case "text":
      return stream(response, [
        ...pieces(behaviour.text),
        ...end(behaviour.finishReason ?? "stop"),
      ]);
    case "refusal":
      return stream(response, [pieceOf({ refusal: "I will not." }), ...end("stop")]);
    case "status":
      response.writeHead(behaviour.status, {
        "content-type": "application/json",
        ...behaviour.headers,
      });
      response.end(JSON.stringify(behaviour.body ?? { error: { message: "no" } }));
      return;
    case "hang":
      return;
    case "stall":
      open(response);
      response.write(begun());
      return;
    case "cut":
      open(response);
      response.write(begun(), () => response.destroy());
      return;
    case "pause":
      open(response);
      response.write(eventOf(pieceOf({ content: behaviour.first })));
      void behaviour.until.then(() => {
        if (behaviour.rest === null) return response.destroy();
        const rest = [...pieces(behaviour.rest), ...end("stop")];
        return response.end(`${rest.map(eventOf).join("")}data: [DONE]\n\n`);
      });
      return;
    case "giveUp":
      open(response);
      response.end(begun() + eventOf({ error: { message: "Overloaded", type: "server_error" } }));
      return;
    case "babble":
      open(response);
      response.end("data: {]\n\n");
      return;
    case "endless":
      open(response);
      return flood(response);
    case "unstreamed":
      response.writeHead(200, { "content-type": "application/json" });
      response.end("{}");
  }
}

const open = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" });

/** An answer that has begun, and is not whole. */
const begun = (): string => eventOf(pieceOf({ content: "{" }));

function flood(response: ServerResponse): void {
  const piece = eventOf(pieceOf({ content: "x".repeat(64 * 1024) }));
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", more);
  more();
}

const usageOf = (output: number) => ({
  prompt_tokens: peerUsage.input,
  completion_tokens: output,
  total_tokens: peerUsage.input + output,
});

type Usage = ReturnType<typeof usageOf>;

/** An answer in pieces of a few letters. */
const pieces = (content: string): object[] =>
  (content.match(/[\s\S]{1,40}/gu) ?? [""]).map((piece) => pieceOf({ content: piece }));

/** Why it ended, and then what it took, as OpenAI says it where it is asked to. */
const usageApart = (usage: Usage) => (reason: string) => [
  pieceOf({ content: "" }, reason),
  { ...pieceOf({}), choices: [], usage },
];

/** Both at once, as Mistral says it unasked. */
const usageAtTheEnd = (usage: Usage) => (reason: string) => [
  { ...pieceOf({ content: "" }, reason), usage },
];

const pieceOf = (delta: object, finishReason: string | null = null) => ({
  id: "peer",
  object: "chat.completion.chunk",
  created: 0,
  model: "peer",
  choices: [{ index: 0, delta: { role: "assistant", ...delta }, finish_reason: finishReason }],
});

const eventOf = (piece: object): string => `data: ${JSON.stringify(piece)}\n\n`;

function stream(response: ServerResponse, answer: readonly object[]): void {
  open(response);
  for (const piece of answer) response.write(eventOf(piece));
  response.end("data: [DONE]\n\n");
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}
