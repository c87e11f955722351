import { pascal, renderHook, renderPolicy } from "./renderHook.ts";
import type { Operation } from "./readOperations.ts";

const header = "/* Generated from the contract by scripts/generate.ts. */\n";

/**
 * What stands below `generated`, by its path, not formatted: for each tag a module an operation, and
 * an index that adds what is written by hand. `byHand` are the files of `src`, by their paths in it.
 */
export function generatedFiles(
  operations: readonly Operation[],
  problemCodes: readonly string[],
  byHand: ReadonlySet<string>,
): Map<string, string> {
  const files = new Map([["problemCodes.ts", renderProblemCodes(problemCodes)]]);
  // What a query by hand answers is in no cache: its own hook sees to it.
  const isCached = (name: string) =>
    operations.some((operation) => operation.id === name && !byHand.has(handWritten(operation)));
  for (const found of operations) {
    const operation = { ...found, invalidates: found.invalidates.filter(isCached) };
    const { id, tag } = operation;
    if (!byHand.has(handWritten(operation))) {
      files.set(`${tag}/use${pascal(id)}.ts`, renderHook(operation));
      continue;
    }
    const policy = renderPolicy(operation);
    if (policy !== null) files.set(`${tag}/${id}.ts`, policy);
  }
  for (const tag of new Set(operations.map((operation) => operation.tag))) {
    const own = operations.filter((operation) => operation.tag === tag);
    files.set(`${tag}/index.ts`, renderIndex(tag, own, byHand));
  }
  return new Map([...files].map(([path, text]) => [path, header + text]));
}

function handWritten({ tag, id }: Operation): string {
  return `${tag}/use${pascal(id)}.ts`;
}

function renderIndex(
  tag: string,
  operations: readonly Operation[],
  byHand: ReadonlySet<string>,
): string {
  const made = operations.filter((operation) => !byHand.has(handWritten(operation)));
  const lines = made.map(({ id }) => `export * from "./use${pascal(id)}.ts";`).toSorted();
  const own = byHand.has(`${tag}/index.ts`) ? [`export * from "../../src/${tag}/index.ts";`] : [];
  return `${[...lines, ...own].join("\n")}\n`;
}

function renderProblemCodes(codes: readonly string[]): string {
  return `import type { ProblemCode } from "@alambic/contract";

const codes: ReadonlySet<unknown> = new Set<ProblemCode>(${JSON.stringify(codes)});

/** Tells whether a code from the server is one that this version of the contract knows. */
export function isProblemCode(value: unknown): value is ProblemCode {
  return codes.has(value);
}
`;
}
