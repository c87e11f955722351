import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import document from "../generated/openapi.json" with { type: "json" };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const methods = new Set(["get", "post", "put", "patch", "delete"]);
const access = new Set(["guest", "anyone", "member", "premium", "pro", "admin"]);

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readDocument(): JsonObject {
  const parsed: Json = JSON.parse(JSON.stringify(document));
  if (!isObject(parsed)) throw new TypeError("The bundled contract is not an object.");
  return parsed;
}

const contract = readDocument();

function at(pointer: string): Json | undefined {
  let value: Json | undefined = contract;
  for (const key of pointer.replace(/^#\//, "").split("/")) {
    value = isObject(value) ? value[key.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  }
  return value;
}

/** Every media type object of the contract that bears examples, with the pointer to its schema. */
function examples(value: Json, pointer: string): { pointer: string; name: string; value: Json }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => examples(item, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  if (isObject(value["schema"]) && isObject(value["examples"])) {
    return Object.entries(value["examples"]).map(([name, example]) => {
      const target =
        isObject(example) && typeof example["$ref"] === "string" ? at(example["$ref"]) : example;
      if (!isObject(target) || target["value"] === undefined)
        throw new Error(`${pointer}: ${name} has no value`);
      return { pointer: `${pointer}/schema`, name, value: target["value"] };
    });
  }
  return Object.entries(value).flatMap(([key, item]) =>
    examples(item, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

function operations(): { path: string; method: string; operation: JsonObject }[] {
  return Object.entries(isObject(contract["paths"]) ? contract["paths"] : {}).flatMap(
    ([path, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
        methods.has(method) && isObject(operation) ? [{ path, method, operation }] : [],
      ),
  );
}

describe("the contract", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(contract, "contract");
  const found = examples(contract["paths"] ?? null, "#/paths");

  it.each(found)("has a valid example $name at $pointer", ({ pointer, value }) => {
    const validate = ajv.compile({ $ref: `contract${encodeURI(pointer).replaceAll("%25", "%")}` });
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  });

  it("uses each example file", () => {
    const files = readdirSync(new URL("../examples", import.meta.url), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(new URL(`../examples/${name}`, import.meta.url), "utf8"));
    const used = new Set(found.map((example) => JSON.stringify(example.value)));
    for (const file of files) expect(used).toContain(JSON.stringify(JSON.parse(file).value));
  });

  it.each(operations())(
    "says who may call $method $path, and agrees with its security",
    ({ operation }) => {
      const who = operation["x-access"];
      expect(access).toContain(who);
      const expected =
        who === "guest" ? [] : who === "anyone" ? [{}, { bearer: [] }, { cookie: [] }] : undefined;
      expect(operation["security"]).toEqual(expected);
    },
  );

  it.each(operations())(
    "says what $method $path makes old, where it changes something",
    ({ method, operation }) => {
      const invalidated = operation["x-invalidates"];
      if (method === "get") {
        expect(invalidated).toBeUndefined();
        return;
      }
      const queries = operations().filter((one) => one.method === "get");
      const names = queries.map((query) => query.operation["operationId"]);
      expect(names).toEqual(expect.arrayContaining([invalidated].flat()));
      expect(Array.isArray(invalidated)).toBe(true);
    },
  );

  it("names every operation once", () => {
    const ids = operations().map(({ operation }) => operation["operationId"]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
