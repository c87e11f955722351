import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../lib/isRecord.ts";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";

export interface Operation {
  id: string;
  tag: string;
  /** The WebSocket is opened by a plugin of the server; every other operation has a handler. */
  isSocket: boolean;
}

const features = "apps/server/src/features";
/** A hook is generated, or written by hand where it does more than its call. */
const generatedClient = "packages/api-client/generated";
const clientByHand = "packages/api-client/src";

/** Contract tags = client folders = server features; operationId = name of handler and of hook. */
export const operations: Check = {
  name: "code is named after the contract",
  async findings() {
    const document: unknown = JSON.parse(
      readFileSync(join(root, "openapi/generated/openapi.json"), "utf8"),
    );
    return judgeOperations(operationsOf(document), await trackedFiles());
  },
};

/** The operations of a bundled OpenAPI document, each with its first tag. */
export function operationsOf(document: unknown): Operation[] {
  const paths = isRecord(document) && isRecord(document["paths"]) ? document["paths"] : {};
  return Object.values(paths)
    .flatMap((path) => (isRecord(path) ? Object.values(path) : []))
    .flatMap((operation) => {
      if (!isRecord(operation) || !Array.isArray(operation["tags"])) return [];
      const isSocket = isRecord(operation["responses"]) && "101" in operation["responses"];
      return [
        { id: String(operation["operationId"]), tag: String(operation["tags"][0]), isSocket },
      ];
    });
}

/** What is missing for an operation, and which folders belong to no tag. */
export function judgeOperations(found: readonly Operation[], files: readonly string[]): string[] {
  const existing = new Set(files);
  const tags = new Set(found.map(({ tag }) => tag));
  const missing = found.flatMap(({ id, tag, isSocket }) => {
    const hook = `${generatedClient}/${tag}/${hookName(id)}.ts`;
    const isByHand = existing.has(`${clientByHand}/${tag}/${hookName(id)}.ts`);
    return [
      ...(isSocket ? [] : [`${features}/${tag}/operations/${id}.ts`]),
      ...(isByHand ? [] : [hook]),
    ]
      .filter((path) => !existing.has(path))
      .map((path) => `${path} is missing: the contract has the operation ${id}`);
  });
  const folders = [features, generatedClient, clientByHand].flatMap((base) =>
    foldersUnder(base, files),
  );
  const strange = new Set(folders.filter((folder) => folder !== "core" && !tags.has(folder)));
  return [
    ...missing,
    ...[...strange].map((folder) => `${folder} is a folder, and no tag of the contract`),
  ];
}

function hookName(id: string): string {
  return `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

function foldersUnder(base: string, files: readonly string[]): string[] {
  const inside = files.filter((path) => path.startsWith(`${base}/`));
  const parts = inside.map((path) => path.slice(base.length + 1).split("/"));
  return [...new Set(parts.flatMap(([folder, file]) => (file && folder ? [folder] : [])))];
}
