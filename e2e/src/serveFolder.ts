import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

export interface ServedFolder {
  readonly origin: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** As strict as a page can be: what runs under it runs anywhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Serves the files of a folder on a free port, under a strict policy unless told otherwise. */
export async function serveFolder(
  folder: string,
  headers: Readonly<Record<string, string>> = { "content-security-policy": policy },
): Promise<ServedFolder> {
  const server = createServer(
    (request, response) => void answer(folder, headers, request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function answer(
  folder: string,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  const content = await readFile(file).catch(() => null);
  const type = types[extname(file)] ?? "application/octet-stream";
  response.writeHead(content === null ? 404 : 200, {
    "content-type": type,
    ...headers,
  });
  response.end(content);
}
