/** What an operation answers with when it succeeds. */
export type Answer =
  | { readonly kind: "nothing" }
  | { readonly kind: "body"; readonly type: TypeName }
  /** A 202 says that it is still being made. */
  | { readonly kind: "generated"; readonly type: TypeName }
  /** A page of a list that can grow; the type is that of an item. */
  | { readonly kind: "page"; readonly type: TypeName };

/** A type of the contract: the name of a schema, or an expression over `operations`. */
export interface TypeName {
  readonly name: string;
  readonly isSchema: boolean;
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Where it takes parameters, and whether one of them has to be given. */
  readonly parameters: Readonly<Record<ParameterPlace, "none" | "optional" | "required">>;
  readonly body: TypeName | null;
  /** The body is JSON, or there is none. */
  readonly isPlain: boolean;
  readonly answer: Answer;
  /** Seconds that a call may take, where it may take longer than others. */
  readonly timeout: number | null;
  /** The queries whose answers it makes old. */
  readonly invalidates: readonly string[];
  /** The WebSocket is opened rather than called. */
  readonly isSocket: boolean;
}

export type ParameterPlace = "path" | "query" | "header";

/** What pages by itself; the rest of a query narrows the list. */
const paging = new Set(["cursor", "limit"]);

const methods = new Set(["get", "post", "put", "patch", "delete"]);

/** The operations of the bundled contract, in their order. */
export function readOperations(document: unknown): Operation[] {
  const found = Object.entries(recordAt(document, "paths")).flatMap(([path, item]) =>
    Object.entries(asRecord(item)).flatMap(([method, operation]) =>
      methods.has(method) ? [readOperation(path, method, asRecord(operation), document)] : [],
    ),
  );
  for (const operation of found) checkInvalidated(operation, found);
  return found;
}

/** The codes of all problems that the contract knows. */
export function readProblemCodes(document: unknown): string[] {
  const { schemas } = recordAt(document, "components");
  return asList(recordAt(schemas, "ProblemCode")["enum"]).map(String);
}

function readOperation(
  path: string,
  method: string,
  operation: Json,
  document: unknown,
): Operation {
  const { operationId, tags, summary, description, requestBody } = operation;
  const id = String(operationId);
  const responses = asRecord(operation["responses"]);
  const parameters = asList(operation["parameters"]).map((one) => resolve(document, one));
  const isPaged = parameters.some(({ name }) => name === "cursor");
  const content = asRecord(asRecord(requestBody)["content"]);
  const timeout = operation["x-timeout"];
  return {
    id,
    tag: String(asList(tags)[0]),
    method: method.toUpperCase(),
    path,
    summary: String(summary),
    description: typeof description === "string" ? description.trim() : "",
    parameters: {
      path: placeOf(parameters, "path"),
      query: placeOf(
        parameters.filter(({ name }) => !isPaged || !paging.has(String(name))),
        "query",
      ),
      header: placeOf(parameters, "header"),
    },
    body: bodyType(id, content),
    isPlain: requestBody === undefined || "application/json" in content,
    answer: readAnswer(id, method, responses, isPaged, document),
    timeout: typeof timeout === "number" ? timeout : null,
    invalidates: asList(operation["x-invalidates"]).map(String),
    isSocket: "101" in responses,
  };
}

function placeOf(parameters: readonly Json[], place: ParameterPlace) {
  const there = parameters.filter((parameter) => parameter["in"] === place);
  if (there.length === 0) return "none";
  return there.some(({ required }) => required === true) ? "required" : "optional";
}

function bodyType(id: string, content: Json): TypeName | null {
  const json = content["application/json"];
  if (json === undefined) return null;
  const inline = `NonNullable<operations["${id}"]["requestBody"]>["content"]["application/json"]`;
  return typeOf(asRecord(json)["schema"], inline);
}

function readAnswer(
  id: string,
  method: string,
  responses: Json,
  isPaged: boolean,
  document: unknown,
): Answer {
  const bodies = Object.entries(responses).flatMap(([status, response]) => {
    const json = asRecord(asRecord(resolve(document, response))["content"])["application/json"];
    if (!status.startsWith("2") || json === undefined) return [];
    const inline = `operations["${id}"]["responses"][${status}]["content"]["application/json"]`;
    const { schema } = asRecord(json);
    return [{ status, schema, type: typeOf(schema, inline) }];
  });
  const finished = bodies.find(({ status }) => status !== "202") ?? bodies[0];
  if (finished === undefined) return { kind: "nothing" };
  const { type } = finished;
  if (isPaged) {
    const page = resolve(document, finished.schema);
    const items = asRecord(asRecord(page["properties"])["items"])["items"];
    return { kind: "page", type: typeOf(items, `${type.name}["items"][number]`) };
  }
  const isGenerated = method === "get" && bodies.length > 1 && bodies.some(isPending);
  return { kind: isGenerated ? "generated" : "body", type };
}

function isPending({ status, type }: { status: string; type: TypeName }): boolean {
  return status === "202" && type.name === "GenerationPending";
}

/** Only queries are asked again, and a query makes nothing old. */
function checkInvalidated({ id, method, invalidates }: Operation, all: readonly Operation[]): void {
  if (method === "GET" && invalidates.length > 0) {
    throw new Error(`${id} changes nothing, and cannot have x-invalidates.`);
  }
  for (const name of invalidates) {
    const query = all.find((operation) => operation.id === name);
    if (query?.method !== "GET") throw new Error(`x-invalidates of ${id}: ${name} is no query.`);
  }
}

type Json = Readonly<Record<string, unknown>>;

const schemaReference = /^#\/components\/schemas\/(\w+)$/u;

function typeOf(schema: unknown, otherwise: string): TypeName {
  const name = schemaReference.exec(String(asRecord(schema)["$ref"]))?.[1];
  return name === undefined ? { name: otherwise, isSchema: false } : { name, isSchema: true };
}

/** What stands at a place of the document, or where it refers to. */
function resolve(document: unknown, value: unknown): Json {
  const { $ref } = asRecord(value);
  if (typeof $ref !== "string") return asRecord(value);
  const keys = $ref.replace(/^#\//u, "").split("/");
  return resolve(
    document,
    keys.reduce((at: unknown, key) => asRecord(at)[key], document),
  );
}

function recordAt(value: unknown, key: string): Json {
  return asRecord(asRecord(value)[key]);
}

/** What stands there, or nothing where it is no object. */
function asRecord(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
