import type { Operation, TypeName } from "./readOperations.ts";

/** `getCapsule` as it stands in `useGetCapsule`. */
export function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** One part of what a call takes: `path`, `query`, `header` or `body`. */
interface Part {
  readonly name: "path" | "query" | "header" | "body";
  readonly type: string;
  readonly isOptional: boolean;
}

/** The module of an operation, not formatted: how to make the call, and its hook. */
export function renderHook(operation: Operation): string {
  if (!operation.isPlain) {
    const file = `src/${operation.tag}/use${pascal(operation.id)}.ts`;
    throw new Error(`${operation.id} takes no JSON: its hook is written by hand, in ${file}.`);
  }
  const isQuery = operation.method === "GET";
  const parts = partsOf(operation);
  const input = `${pascal(operation.id)}Input`;
  return [
    ...importsOf(operation),
    "",
    ...(parts.length > 0
      ? [
          `/** What \`${operation.id}\` takes. */`,
          `export type ${input} = ${inputType(parts)};`,
          "",
        ]
      : []),
    ...(isQuery ? [] : [...renderCall(operation, parts, input), ""]),
    ...renderInvalidated(operation),
    ...(isQuery ? renderQuery(operation, parts, input) : renderCommand(operation, parts, input)),
    "",
  ].join("\n");
}

/** What a hook by hand has to know of its operation; null where that is nothing. */
export function renderPolicy(operation: Operation): string | null {
  const { id, timeout } = operation;
  const lines = [
    ...(timeout === null
      ? []
      : [
          "/** Milliseconds that the call may take. */",
          `export const timeoutOf${pascal(id)} = ${milliseconds(timeout)};`,
          "",
        ]),
    ...renderInvalidated(operation),
  ];
  if (lines.length === 0) return null;
  return [...(operation.invalidates.length > 0 ? [operationImport, ""] : []), ...lines].join("\n");
}

const operationImport = `import type { Operation } from "../../src/core/queryKey.ts";`;

function renderInvalidated({ id, invalidates }: Operation): string[] {
  if (invalidates.length === 0) return [];
  const names = invalidates.map((name) => `"${name}"`).join(", ");
  return [
    `/** The queries whose answers \`${id}\` makes old. */`,
    `export const ${invalidatedName(id)}: readonly Operation[] = [${names}];`,
    "",
  ];
}

function invalidatedName(id: string): string {
  return `invalidatedBy${pascal(id)}`;
}

function partsOf({ id, method, parameters, body, answer }: Operation): Part[] {
  const given = `operations["${id}"]["parameters"]`;
  const places = (["path", "query", "header"] as const).flatMap((name): Part[] => {
    // What a query says of itself is the client's to say: nothing of it is in the cache's key.
    if (parameters[name] === "none" || (name === "header" && method === "GET")) return [];
    const isOptional = parameters[name] === "optional";
    const whole = isOptional ? `NonNullable<${given}["${name}"]>` : `${given}["${name}"]`;
    const isCut = name === "query" && answer.kind === "page";
    return [{ name, type: isCut ? `Omit<${whole}, "cursor" | "limit">` : whole, isOptional }];
  });
  return [
    ...places,
    ...(body ? [{ name: "body" as const, type: body.name, isOptional: false }] : []),
  ];
}

/** The one part that it takes, or an object of several. */
function inputType(parts: readonly Part[]): string {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.type;
  const fields = parts.map(
    ({ name, type, isOptional }) => `readonly ${name}${isOptional ? "?" : ""}: ${type}`,
  );
  return `{ ${fields.join("; ")} }`;
}

function renderCall(operation: Operation, parts: readonly Part[], input: string): string[] {
  const { id, answer } = operation;
  const takes = parts.length === 0 ? "" : `, ${taken(parts)}: ${input}`;
  const made = answer.kind === "nothing" ? "callNoContent" : "call";
  const type = answer.kind === "nothing" ? "void" : answer.type.name;
  return [
    `/** Makes the call of \`use${pascal(id)}\` once. Throws an \`ApiError\`. */`,
    `export function ${id}({ client }: Api${takes}): Promise<${type}> {`,
    `  return ${made}((signal) => ${clientCall(operation, parts, "")}${timeoutOf(operation)});`,
    "}",
  ];
}

function renderCommand(operation: Operation, parts: readonly Part[], input: string): string[] {
  const { id, answer, invalidates } = operation;
  const takes = parts.length === 0 ? "void" : input;
  const type = answer.kind === "nothing" ? "void" : answer.type.name;
  const old = invalidates.length > 0 ? `, invalidates: ${invalidatedName(id)}` : "";
  return [
    doc(operation),
    `export function use${pascal(id)}(): Command<${takes}, ${type}> {`,
    `  return useCommand({ execute: ${id}${old} });`,
    "}",
  ];
}

const queryHooks = {
  body: { hook: "useQuery", type: "Query", call: "call" },
  generated: { hook: "useGeneratedQuery", type: "GeneratedQuery", call: "callForGenerated" },
  page: { hook: "usePagedQuery", type: "PagedQuery", call: "call" },
} as const;

function renderQuery(operation: Operation, parts: readonly Part[], input: string): string[] {
  const { id, answer } = operation;
  if (answer.kind === "nothing") throw new Error(`${id} is a query, and answers nothing.`);
  const { hook, type, call } = queryHooks[answer.kind];
  const isPaged = answer.kind === "page";
  const takes = parts.length > 0;
  const given = [
    "{ client }",
    ...(takes ? [taken(parts)] : isPaged ? ["_"] : []),
    ...(isPaged ? ["page"] : []),
  ];
  const made = answer.kind === "generated" ? `${call}<${answer.type.name}>` : call;
  const sent = `(signal) => ${clientCall(operation, parts, isPaged ? "page" : "")}`;
  return [
    doc(operation, takes ? "Null not to ask." : ""),
    `export function use${pascal(id)}(${takes ? `input: ${input} | null` : ""}): ${type}<${answer.type.name}> {`,
    `  return ${hook}({`,
    `    operation: "${id}",`,
    `    input${takes ? "" : ": {}"},`,
    `    ${isPaged ? "askPage" : "ask"}: (${given.join(", ")}) => ${made}(${sent}${timeoutOf(operation)}),`,
    "  });",
    "}",
  ];
}

/** The parts as a parameter: the one by its name, several taken out of the object. */
function taken(parts: readonly Part[]): string {
  const names = parts.map(({ name }) => name);
  return names.length === 1 ? names.join("") : `{ ${names.join(", ")} }`;
}

/** The call of the client; `page` names what is added to the query. */
function clientCall(
  { method, path }: Operation,
  parts: readonly Part[],
  page: "page" | "",
): string {
  const names = parts.map(({ name }) => name);
  const places = names.filter((name) => name !== "body" && (name !== "query" || page === ""));
  const query = names.includes("query") ? "{ ...query, ...page }" : "page";
  const given = [
    // What is optional is left out rather than given as undefined.
    ...places.map((name) =>
      parts.length > 1 && parts.some((part) => part.name === name && part.isOptional)
        ? `...(${name} && { ${name} })`
        : name,
    ),
    ...(page === "" ? [] : [`query: ${query}`]),
  ];
  const options = [
    "signal",
    ...(given.length > 0 ? [`params: { ${given.join(", ")} }`] : []),
    ...(names.includes("body") ? ["body"] : []),
  ];
  return `client.${method}("${path}", { ${options.join(", ")} })`;
}

function timeoutOf({ timeout }: Operation): string {
  return timeout === null ? "" : `, ${milliseconds(timeout)}`;
}

function milliseconds(seconds: number): string {
  return `${seconds}_000`;
}

/** What the contract says of the operation, as a comment. */
function doc({ summary, description }: Operation, more = ""): string {
  const first = /[.!?]$/u.test(summary) ? summary : `${summary}.`;
  const words = [
    `${first} ${more}`.trim(),
    ...(description === "" ? [] : ["", ...description.split("\n")]),
  ];
  if (words.length === 1) return `/** ${words.join("")} */`;
  return ["/**", ...words.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

function importsOf(operation: Operation): string[] {
  const { method, answer, body, parameters, invalidates } = operation;
  const isQuery = method === "GET";
  const named = [answer.kind === "nothing" ? null : answer.type, body].filter(
    (type): type is TypeName => type !== null,
  );
  const takesParameters = Object.entries(parameters).some(
    ([place, given]) => given !== "none" && !(isQuery && place === "header"),
  );
  const types = [
    ...named.map(({ name, isSchema }) => (isSchema ? name : rootOf(name))),
    ...(takesParameters ? ["operations"] : []),
  ];
  const query = answer.kind === "nothing" ? null : queryHooks[answer.kind];
  const core = (name: string, file: string, isType = false) =>
    `import ${isType ? "type " : ""}{ ${name} } from "../../src/core/${file}.ts";`;
  const contract = [...new Set(types)].toSorted();
  return [
    ...(contract.length > 0
      ? [`import type { ${contract.join(", ")} } from "@alambic/contract";`, ""]
      : []),
    ...(isQuery && query !== null
      ? [core(query.call, "call"), core(query.hook, query.hook), core(query.type, query.hook, true)]
      : [
          core(answer.kind === "nothing" ? "callNoContent" : "call", "call"),
          core("Api", "createApi", true),
          ...(invalidates.length > 0 ? [core("Operation", "queryKey", true)] : []),
          core("useCommand", "useCommand"),
          core("Command", "useCommand", true),
        ]),
  ];
}

/** What an expression such as `CapsulePage["items"][number]` starts from. */
function rootOf(expression: string): string {
  return /(\w+)\[/u.exec(expression)?.[1] ?? expression;
}
