import { ColumnNode, TableNode, ValueNode } from "kysely";
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from "kysely";

/** A statement of a generation that was executed. */
export type Statement =
  | { readonly kind: "insert"; readonly table: string }
  | {
      readonly kind: "update";
      readonly table: string;
      readonly values: ReadonlyMap<string, unknown>;
    }
  | { readonly kind: "notify" };

/** Calls back after each statement, and goes on when what was called back has. */
export class StatementWatch implements KyselyPlugin {
  readonly #statements = new WeakMap<object, Statement>();
  readonly #onStatement: (statement: Statement) => Promise<void>;

  constructor(onStatement: (statement: Statement) => Promise<void>) {
    this.#onStatement = onStatement;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const statement = statementOf(node);
    if (statement !== null) this.#statements.set(queryId, statement);
    return node;
  }

  async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const statement = this.#statements.get(args.queryId);
    if (statement !== undefined) await this.#onStatement(statement);
    return args.result;
  }
}

function statementOf(node: RootOperationNode): Statement | null {
  if (node.kind === "InsertQueryNode" && node.into !== undefined)
    return { kind: "insert", table: node.into.table.identifier.name };
  if (node.kind === "RawNode" && node.sqlFragments.join("").includes("pg_notify"))
    return { kind: "notify" };
  if (node.kind !== "UpdateQueryNode") return null;
  const values = new Map<string, unknown>();
  for (const { column, value } of node.updates ?? []) {
    if (!ColumnNode.is(column)) continue;
    values.set(column.column.name, ValueNode.is(value) ? value.value : undefined);
  }
  const table = node.table !== undefined && TableNode.is(node.table) ? node.table : null;
  return { kind: "update", table: table?.table.identifier.name ?? "", values };
}
