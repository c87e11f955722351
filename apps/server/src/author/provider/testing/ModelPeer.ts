import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { read, readText } from "../../../testing/read.ts";

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
  | { readonly kind: "answer"; readonly value: unknown }
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
  /** Breaks the connection in the middle of the answer. */
  | { readonly kind: "cut" }
  /** Answers without end. */
  | { readonly kind: "endless" };

export type PeerBehaviour = (call: PeerCall) => PeerReply;

export interface ModelPeer {
  readonly baseUrl: string;
  readonly calls: readonly PeerCall[];
  /** How the peer behaves from now on. */
  behave(behaviour: PeerBehaviour): void;
  stop(): Promise<void>;
}

export const peerUsage = { input: 100, output: 20 };

/** A provider on this machine that speaks the wire of OpenAI's chat completions. */
export async function startModelPeer(): Promise<ModelPeer> {
  const calls: PeerCall[] = [];
  let behaviour: PeerBehaviour = () => ({ kind: "status", status: 503 });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = callOf(request, await readBody(request), calls);
    calls.push(call);
    reply(response, behaviour(call));
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

function reply(response: ServerResponse, behaviour: PeerReply): void {
  switch (behaviour.kind) {
    case "answer":
      return send(response, completion({ content: JSON.stringify(behaviour.value) }));
    case "text":
      return send(response, completion({ content: behaviour.text }, behaviour.finishReason));
    case "refusal":
      return send(response, completion({ content: null, refusal: "I will not." }));
    case "status":
      response.writeHead(behaviour.status, {
        "content-type": "application/json",
        ...behaviour.headers,
      });
      response.end(JSON.stringify(behaviour.body ?? { error: { message: "no" } }));
      return;
    case "hang":
      return;
    case "cut": {
      const whole = JSON.stringify(completion({ content: "{}" }));
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": whole.length,
      });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    case "endless":
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":"');
      return flood(response);
  }
}

function flood(response: ServerResponse): void {
  const chunk = "x".repeat(64 * 1024);
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

function completion(message: object, finishReason = "stop"): object {
  return {
    id: "peer",
    object: "chat.completion",
    created: 0,
    model: "peer",
    choices: [
      { index: 0, finish_reason: finishReason, message: { role: "assistant", ...message } },
    ],
    usage: {
      prompt_tokens: peerUsage.input,
      completion_tokens: peerUsage.output,
      total_tokens: peerUsage.input + peerUsage.output,
    },
  };
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
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
