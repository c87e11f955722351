import { createHash } from "node:crypto";

import type { FastifyInstance } from "fastify";

import { loadPictures } from "../pictures/loadPictures.ts";
import type { PictureSet } from "../pictures/PictureSet.ts";
import { Problem } from "../problems/Problem.ts";

const weekSeconds = 604_800;

/** `/pictures/<name>.svg`: the set of pictures that items and lessons refer to. */
export function registerPictures(app: FastifyInstance): void {
  let loading: Promise<PictureSet> | undefined;
  const pictures = (): Promise<PictureSet> => {
    loading ??= loadPictures().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  app.get<{ Params: { name: string } }>(
    "/pictures/:name(^[a-z0-9-]{1,80}).svg",
    async (request, reply) => {
      const picture = (await pictures()).find(request.params.name);
      if (!picture) throw new Problem("not_found");
      const tag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 22)}"`;
      reply.header("cache-control", `public, max-age=${weekSeconds}`).header("etag", tag);
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type("image/svg+xml").send(picture);
    },
  );
}
