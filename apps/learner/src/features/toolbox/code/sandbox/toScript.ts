import { failure, success } from "@alambic/domain/result";
import type { Result } from "@alambic/domain/result";
import type { CellError } from "@alambic/ui/CodeCells";
import { parse } from "acorn";
import type { AnyNode, Pattern, Program, Statement, VariableDeclaration } from "acorn";

/** A cell, made ready to be evaluated. */
export interface Script {
  readonly code: string;
  /** The names that it declares at its top, which later cells see. */
  readonly names: readonly string[];
}

interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly text: string;
}

/**
 * Makes a cell an asynchronous function that returns the value of its last expression, and its declarations
 * assignments to names that all cells share: a cell may be run again, and wait. No line moves.
 */
export function toScript(source: string): Result<Script, CellError> {
  const program = read(source);
  if (!program.ok) return program;
  const { body } = program.value;
  const declarations = body.flatMap(varsOf);
  const functions = body.flatMap((node) =>
    node.type === "FunctionDeclaration" ? [node.id.name] : [],
  );
  const classes = body.flatMap((node) => (node.type === "ClassDeclaration" ? [node] : []));
  const last = body.at(-1);
  const edits = [
    ...declarations.flatMap((found) => assigned(found, source)),
    ...classes.flatMap(({ id, start, end }) => [put(start, `${id.name} = `), put(end, ";")]),
    ...(last?.type === "ExpressionStatement" ? returned(last, source) : []),
  ];
  const names = [
    ...declarations.flatMap(({ node }) => node.declarations.flatMap(({ id }) => namesOf(id))),
    ...classes.map(({ id }) => id.name),
    ...functions,
  ];
  const lifted = functions.map((name) => `globalThis.${name} = ${name}; `).join("");
  return success({
    code: `(async () => { ${lifted}${apply(source, edits)}\n})()`,
    names: [...new Set(names)],
  });
}

function read(source: string): Result<Program, CellError> {
  try {
    const options = { ecmaVersion: "latest", allowAwaitOutsideFunction: true } as const;
    return success(parse(source, options));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = error.message.replace(/ \(\d+:\d+\)$/u, "");
    return failure({ message: `SyntaxError: ${message}`, line: lineOf(error) });
  }
}

function lineOf(error: SyntaxError): number | null {
  const place: unknown = Reflect.get(error, "loc");
  const line: unknown =
    typeof place === "object" && place !== null ? Reflect.get(place, "line") : 0;
  return typeof line === "number" && line > 0 ? line : null;
}

interface Declared {
  readonly node: VariableDeclaration;
  /** In the head of a loop it is no statement. */
  readonly inHead: boolean;
}

/** What a statement at the top declares for the whole cell: its own names, and each `var` within it. */
function varsOf(statement: Program["body"][number]): Declared[] {
  return statement.type === "VariableDeclaration" && isShared(statement)
    ? [{ node: statement, inHead: false }]
    : innerVars(statement);
}

function isShared({ kind }: VariableDeclaration): boolean {
  return kind === "var" || kind === "let" || kind === "const";
}

const scopes = /Function|Class/u;

function innerVars(node: AnyNode): Declared[] {
  if (scopes.test(node.type)) return [];
  return Object.entries(node).flatMap(([role, part]: [string, unknown]) =>
    [part]
      .flat()
      .filter(isNode)
      .flatMap((child) => {
        const inHead = role === "init" || role === "left";
        const own = child.type === "VariableDeclaration" && child.kind === "var";
        return own ? [{ node: child, inHead }] : innerVars(child);
      }),
  );
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function assigned({ node, inHead }: Declared, source: string): Edit[] {
  const { kind, start, end, declarations } = node;
  const removed = kind.length;
  if (inHead) return [{ at: start, removed, text: "" }];
  const emptied = declarations.flatMap(({ init, id }) =>
    init === null || init === undefined ? [put(id.end, kind === "var" ? "" : " = undefined")] : [],
  );
  const close = declarations.at(-1)?.end ?? end;
  // Begun by a word, it never goes on with a line before it that lacks its semicolon.
  const open = { at: start, removed, text: "void (" };
  return [open, ...emptied, put(close, source[end - 1] === ";" ? ")" : ");")];
}

function returned({ start, end }: Statement, source: string): Edit[] {
  return [put(start, "return ("), put(source[end - 1] === ";" ? end - 1 : end, ")")];
}

function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((part) =>
        namesOf(part.type === "RestElement" ? part.argument : part.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((part) => (part === null ? [] : namesOf(part)));
    case "RestElement":
      return namesOf(pattern.argument);
    case "AssignmentPattern":
      return namesOf(pattern.left);
    case "MemberExpression":
      return [];
  }
}

function put(at: number, text: string): Edit {
  return { at, removed: 0, text };
}

function apply(source: string, edits: readonly Edit[]): string {
  let text = "";
  let from = 0;
  for (const { at, removed, text: added } of edits.toSorted((one, other) => one.at - other.at)) {
    text += source.slice(from, at) + added;
    from = at + removed;
  }
  return text + source.slice(from);
}
