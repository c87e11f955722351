import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";

import type { Services } from "../Services.ts";
import { prefix } from "../contract/Contract.ts";
import type { Contract } from "../contract/Contract.ts";
import type { LoadedOperation } from "../LoadedOperation.ts";
import { localeOf } from "../texts/localeOf.ts";
import type { Texts } from "../texts/Texts.ts";
import { createGuard } from "./guard.ts";
import { createValidatorCompiler } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation of the contract that the route does. */
    operationId?: string;
  }
}

export interface ContractBinding {
  readonly contract: Contract;
  readonly operations: ReadonlyMap<string, LoadedOperation>;
  readonly services: Services;
  readonly texts: Texts;
}

/** Makes a route of every operation of the contract. */
export async function registerContract(
  app: FastifyInstance,
  binding: ContractBinding,
): Promise<void> {
  app.setValidatorCompiler(createValidatorCompiler());
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(openapiGlue, {
    specification: withoutResponses(binding.contract),
    prefix,
    operationResolver: (operationId, method, path) => ({
      method,
      url: path.replaceAll(/\{(\w+)\}/gu, ":$1"),
      ...bindOperation(operationId, binding),
    }),
  });
}

function bindOperation(
  operationId: string,
  binding: ContractBinding,
): Pick<RouteOptions, "config" | "onRequest" | "handler"> {
  const loaded = binding.operations.get(operationId);
  const described = binding.contract.operations.find(
    (operation) => operation.operationId === operationId,
  );
  if (!loaded || !described) throw new Error(`Nothing does the operation ${operationId}.`);
  return {
    config: { operationId },
    onRequest: createGuard(described, binding.services),
    handler: (request, reply) => run(loaded, request, reply, binding),
  };
}

async function run(
  operation: LoadedOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, texts }: ContractBinding,
): Promise<FastifyReply> {
  const locale = localeOf(request.headers["accept-language"]);
  const call = {
    services,
    path: request.params,
    query: request.query,
    body: request.body,
    session: request.session,
    locale,
    texts: texts[locale],
    now: services.now(),
    request,
  };
  const { status, headers, body } = await operation.run(call, reply);
  reply.code(status).header("cache-control", "no-store");
  if (headers) reply.headers(headers);
  return reply.send(body);
}

/** Responses are checked by tests, not while serving: nothing is compiled from their schemas. */
function withoutResponses({ document, operations }: Contract): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, source, isSocket } of operations) {
    if (isSocket) continue;
    const item = (paths[path] ??= {});
    item[method.toLowerCase()] = { ...source, responses: notChecked };
  }
  return { ...document, paths };
}

const notChecked = { default: { description: "Not checked here." } };
