import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";

import { read } from "../../../testing/read.ts";
import { peerUsage } from "./ModelPeer.ts";

/** A provider on this machine that speaks the wire of Anthropic's messages, and always answers so. */
export async function startAnthropicPeer(value: unknown) {
  const seen: { body: unknown; headers: IncomingMessage["headers"]; path: string }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const body: unknown = JSON.parse(text);
      seen.push({ body, headers: request.headers, path: request.url ?? "" });
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of eventsOf(body, value)) {
        response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      }
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
