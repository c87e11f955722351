import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Contract, ContractOperation } from "../http/contract/Contract.ts";
import { objectOf, readContract } from "../http/contract/readContract.ts";
import { createAjv } from "../http/plugins/validation.ts";

/** Holds every answer of a server against the contract, and keeps what does not fit. */
export class ResponseChecker {
  readonly violations: string[] = [];
  readonly #contract: Contract = readContract();
  readonly #ajv: Ajv2020 = createAjv({ allErrors: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    this.#ajv.addSchema(this.#contract.document, "contract");
  }

  /** Watches an application from now on. */
  watch(app: FastifyInstance): void {
    app.addHook("onSend", async (request, reply, payload) => {
      const fault = this.#check(request, reply, payload);
      if (fault !== null) {
        this.violations.push(`${request.method} ${request.url} ${reply.statusCode}: ${fault}`);
      }
    });
  }

  #check(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
    const operationId = request.routeOptions.config.operationId;
    if (operationId === undefined || request.method === "HEAD") return null;
    const operation = this.#contract.operations.find((known) => known.operationId === operationId);
    if (!operation) return `unknown operation ${operationId}`;
    return this.#checkBody(operation, reply, payload);
  }

  #checkBody(operation: ContractOperation, reply: FastifyReply, payload: unknown): string | null {
    const place = placeOfResponse(operation, reply.statusCode);
    if (place === null) return "the contract has no such status";
    const { pointer, content } = place;
    const [mediaType] = Object.keys(content);
    if (mediaType === undefined) return payload ? "the contract has no body here" : null;
    const given = String(reply.getHeader("content-type")).split(";")[0];
    if (given !== mediaType) return `${given} instead of ${mediaType}`;
    if (!mediaType.endsWith("json")) return null;
    if (typeof payload !== "string") return "the body is missing";
    const validate = this.#validator(`${pointer}/content/${escape(mediaType)}/schema`);
    return validate(JSON.parse(payload)) ? null : this.#ajv.errorsText(validate.errors);
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#validators.get(pointer);
    if (known) return known;
    const validate = this.#ajv.compile({ $ref: `contract#${pointer}` });
    this.#validators.set(pointer, validate);
    return validate;
  }
}

interface ResponsePlace {
  readonly pointer: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Where the contract describes a response; shared ones stand among its components. */
function placeOfResponse(operation: ContractOperation, status: number): ResponsePlace | null {
  const { path, method, source } = operation;
  const responses = objectOf(source["responses"], path);
  if (!(status in responses)) return null;
  const response = objectOf(responses[status], path);
  const reference = response["$ref"];
  if (typeof reference === "string") {
    const problems = { "application/problem+json": {} };
    return { pointer: reference.replace(/^#/u, ""), content: problems };
  }
  const pointer = `/paths/${escape(path)}/${method.toLowerCase()}/responses/${status}`;
  return { pointer, content: objectOf(response["content"] ?? {}, path) };
}

/** A name as a part of a JSON pointer in a URI. */
function escape(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
