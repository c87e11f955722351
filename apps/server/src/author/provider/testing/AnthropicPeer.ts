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
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(messageOf(body, value)));
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

/** By the tool that was offered for the answer, or as a text. */
function messageOf(body: unknown, value: unknown): object {
  const hasTool = JSON.stringify(body).includes('"tools"');
  return {
    id: "peer",
    type: "message",
    role: "assistant",
    model: "peer",
    content: hasTool
      ? [{ type: "tool_use", id: "call", name: read(body, "tools.0.name"), input: value }]
      : [{ type: "text", text: JSON.stringify(value) }],
    stop_reason: hasTool ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: peerUsage.input, output_tokens: peerUsage.output },
  };
}
