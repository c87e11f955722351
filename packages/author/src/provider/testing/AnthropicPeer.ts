import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

import { read } from "@alambic/domain/testing";
import { peerUsage } from "./FakeModelServer.ts";

/** How the peer behaves where it does not answer as it should; as Anthropic words it. */
export type AnthropicFault =
  | {
      readonly kind: "status";
      readonly status: number;
      readonly type: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Breaks the connection in the middle of the answer. */
  | { readonly kind: "cut" }
  | { readonly kind: "refusal" }
  /** Says in the middle of the answer that it is overloaded. */
  | { readonly kind: "giveUp" }
  /** Ends with half an answer. */
  | { readonly kind: "broken" }
  /** Answers without end. */
  | { readonly kind: "endless" };

/**
 * A provider on this machine that speaks the wire of Anthropic's messages, and always answers so, or
 * behaves as it is told for the nth call, from 0.
 */
export async function startAnthropicPeer(
  value: unknown,
  faultAt: (call: number) => AnthropicFault | undefined = () => undefined,
) {
  const seen: { body: unknown; headers: IncomingMessage["headers"]; path: string }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const body: unknown = JSON.parse(text);
      const fault = faultAt(seen.length);
      seen.push({ body, headers: request.headers, path: request.url ?? "" });
      if (fault !== undefined) return misbehave(response, body, fault);
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of eventsOf(body, value)) response.write(written(event));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function misbehave(response: ServerResponse, body: unknown, fault: AnthropicFault): void {
  if (fault.kind === "status") {
    const { status, type, headers } = fault;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ type: "error", error: { type, message: "no" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const [start, open, piece] = eventsOf(body, { half: "an answer" }).map(written);
  const begun = [start, open, piece].join("");
  const end = eventsOf(body, null).slice(-3);
  switch (fault.kind) {
    case "cut":
      response.write(begun, () => response.destroy());
      return;
    case "refusal":
      response.end(begun + end.map((event) => written(refusing(event))).join(""));
      return;
    case "giveUp": {
      const error = { type: "overloaded_error", message: "Overloaded" };
      response.end(begun + written({ type: "error", error }));
      return;
    }
    case "broken":
      response.end(begun + end.map(written).join(""));
      return;
    case "endless":
      flood(response, begun, piece ?? "");
  }
}

function flood(response: ServerResponse, begun: string, piece: string): void {
  const pieces = piece.repeat(500);
  const more = (): void => {
    while (!response.destroyed && response.write(pieces));
  };
  response.write(begun);
  response.on("drain", more);
  more();
}

interface WireEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

function written(event: WireEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function refusing(event: WireEvent): WireEvent {
  return event.type === "message_delta"
    ? { ...event, delta: { stop_reason: "refusal", stop_sequence: null } }
    : event;
}

/** By the tool that was offered for the answer, or as a text; in pieces. */
function eventsOf(body: unknown, value: unknown) {
  const hasTool = JSON.stringify(body).includes('"tools"');
  const pieces = JSON.stringify(value).match(/[\s\S]{1,8}/gu) ?? [];
  return [
    {
      type: "message_start",
      message: {
        id: "peer",
        type: "message",
        role: "assistant",
        model: "peer",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: peerUsage.input, output_tokens: 1 },
      },
    },
    {
      type: "content_block_start",
      index: 0,
      content_block: hasTool
        ? { type: "tool_use", id: "call", name: read(body, "tools.0.name"), input: {} }
        : { type: "text", text: "" },
    },
    ...pieces.map((piece) => ({
      type: "content_block_delta",
      index: 0,
      delta: hasTool
        ? { type: "input_json_delta", partial_json: piece }
        : { type: "text_delta", text: piece },
    })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: hasTool ? "tool_use" : "end_turn", stop_sequence: null },
      usage: { output_tokens: peerUsage.output },
    },
    { type: "message_stop" },
  ];
}
