import type { Change } from "./Change.ts";
import { append, insertAfterLast } from "./insert.ts";
import { namesOf } from "./names.ts";
import type { Names } from "./names.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;
type Method = (typeof methods)[number];

interface Operation {
  names: Names;
  tag: string;
  method: Method;
  path: string;
  /** Names in braces in the path. */
  parameters: readonly string[];
}

/** `pnpm new operation <operationId> <tag> <method> <path>` */
export function operation(id: string, tag: string, method: string, path: string): Change {
  const known = methods.find((candidate) => candidate === method.toLowerCase());
  if (known === undefined) throw new Error(`The method is one of ${methods.join(", ")}.`);
  if (!/^\/[^\s]*$/u.test(path)) throw new Error("The path starts with /, below /api/v2.");
  const parameters = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  const made: Operation = { names: namesOf(id), tag, method: known, path, parameters };
  const { camel, snake } = made.names;
  const module = `apps/server/src/features/${tag}/operations/${camel}.ts`;
  const reads = known === "get";
  return {
    files: {
      [module]: handler(made),
      ...(reads ? { [`openapi/examples/${tag}/${snake}.json`]: example } : {}),
    },
    edits: {
      "openapi/openapi.yaml": (text) => insertAfterLast(text, /^ {4}\$ref: paths\//u, route(made)),
      [`openapi/paths/${tag}.yaml`]: (text) => append(text, pathItem(made)),
      ...(reads ? { [`openapi/schemas/${tag}.yaml`]: (text) => append(text, schema(made)) } : {}),
    },
    commands: [
      ["--filter", "@alambic/contract", "generate"],
      ["--filter", "@alambic/api-client", "generate"],
    ],
    next: [
      `Describe it in openapi/paths/${tag}.yaml: summary, ${reads ? "" : "what it makes old (x-invalidates), "}body, answers, examples; then generate the contract and the client again.`,
      `Do it in ${module}, and test it beside the others of ${tag}.`,
    ],
  };
}

const route = ({ path, tag, names }: Operation) =>
  `  ${path}:\n    $ref: paths/${tag}.yaml#/${names.snake}`;

function pathItem({ names, tag, method, parameters }: Operation): string {
  const lines = parameters.map(
    (name) => `      - name: ${name}
        in: path
        required: true
        schema: { $ref: "../schemas/common.yaml#/Id" }`,
  );
  const answer =
    method === "get"
      ? `      "200":
        description: The answer.
        content:
          application/json:
            schema: { $ref: "../schemas/${tag}.yaml#/${names.pascal}Answer" }
            examples:
              ${names.snake}: { $ref: "../examples/${tag}/${names.snake}.json" }`
      : `      "204": { description: Done. }`;
  const problems = [...(parameters.length > 0 ? [400] : []), 401, 429, 500, 503];
  return [
    `${names.snake}:`,
    `  ${method}:`,
    `    operationId: ${names.camel}`,
    `    tags: [${tag}]`,
    `    summary: ${names.words}`,
    "    x-access: member",
    ...(method === "get" ? [] : ["    x-invalidates: []"]),
    ...(lines.length > 0 ? ["    parameters:", ...lines] : []),
    "    responses:",
    answer,
    ...problems.map((code) => `      "${code}": { $ref: "../responses.yaml#/Problem${code}" }`),
  ].join("\n");
}

const schema = ({ names }: Operation) => `${names.pascal}Answer:
  type: object
  additionalProperties: false
  required: [text]
  properties:
    text: { type: string }`;

const example = `{ "value": { "text": "Une goutte à la fois" } }\n`;

const handler = ({
  names,
  method,
}: Operation) => `import { memberOperation } from "../../../http/operation.ts";

/** ${names.words}. */
export const ${names.camel} = memberOperation<"${names.camel}">(async () => ({
  ${method === "get" ? `status: 200,\n  body: { text: "Une goutte à la fois" },` : "status: 204,"}
}));
`;
