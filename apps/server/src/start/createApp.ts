import type { FastifyInstance } from "fastify";

import { publicContent } from "../features/capsules/index.ts";
import { registerSockets } from "../features/realtime/index.ts";
import { findSession } from "../features/users/index.ts";
import { buildApp } from "../http/buildApp.ts";
import type { AppParts } from "../http/buildApp.ts";
import { features } from "./features.ts";
import { figuresOf, publishTo } from "./learned.ts";
import { loadOperations } from "./loadOperations.ts";

export interface ServerParts extends Omit<AppParts, "services" | "features"> {
  readonly services: Omit<AppParts["services"], "findSession" | "publishLearned" | "loadFigures">;
}

/** Puts HTTP and the features together, ready to listen. */
export function createApp({ services, ...parts }: ServerParts): Promise<FastifyInstance> {
  return buildApp({
    ...parts,
    services: {
      ...services,
      findSession,
      publishLearned: publishTo(features),
      loadFigures: figuresOf(features),
    },
    features: {
      loadOperations,
      publicContent,
      registerSockets: (app, given, texts) => registerSockets(app, given, texts, features),
    },
  });
}
