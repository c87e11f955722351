import { existsSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { describePage } from "../pages/describePage.ts";
import type { PageParts } from "../pages/describePage.ts";
import { renderHead } from "../pages/renderHead.ts";
import { sendHtml } from "../pages/sendHtml.ts";
import { appFolder, page } from "./appFolder.ts";
import { isCodeSandbox, sandboxHeaders } from "./codeSandbox.ts";

/** Sends the page of the application for an address that is one of its screens, and says whether it is. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

const immutable = "public, max-age=31536000, immutable";
/** Files by which a browser learns of a new version: always asked for again. */
const alwaysFresh = new Set([page, "sw.js", "manifest.webmanifest"]);

/** Serves the built application, where there is one. */
export async function registerStaticApp(app: FastifyInstance, parts: PageParts): Promise<SendPage> {
  const root = appFolder(parts.services.config);
  if (!existsSync(join(root, page))) {
    app.log.warn({ folder: root }, "the application is not built: only the API is served");
    return () => false;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    redirect: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachingOf(path));
      if (isCodeSandbox(path)) reply.headers(sandboxHeaders(path));
    },
  });
  const html = readFileSync(join(root, page), "utf8");
  const sendScreen = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = await describePage(request, parts);
    if (head !== null) sendHtml(request, reply, renderHead(html, head));
    else void reply.header("x-robots-tag", "noindex").sendFile(page);
  };
  app.get("/", async (request, reply) => {
    await sendScreen(request, reply);
    return reply;
  });
  return (request, reply) => {
    const isPage = isScreen(request);
    if (isPage) {
      sendScreen(request, reply).catch((error: unknown) => {
        // The screen itself says what cannot be had: a member must not be left without it.
        request.log.error(error, "a page could not be described");
        void reply.sendFile(page);
      });
    }
    return isPage;
  };
}

/** Files in `assets` are named by their content; all others may change under their name. */
function cachingOf(path: string): string {
  const name = basename(path).replace(/\.(?:br|gz)$/u, "");
  if (alwaysFresh.has(name)) return "no-cache";
  return path.split(sep).includes("assets") ? immutable : "public, max-age=3600";
}

/** Screens have no ending in their name: a file that is missing must never be answered by a page. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split("?")[0] ?? "";
  const acceptsPages = headers.accept === undefined || /text\/html|\*\/\*/u.test(headers.accept);
  return (
    (method === "GET" || method === "HEAD") &&
    acceptsPages &&
    !path.startsWith("/assets/") &&
    !basename(path).includes(".")
  );
}
