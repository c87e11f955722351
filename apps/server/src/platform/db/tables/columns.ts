import type { ColumnType, Generated } from "kysely";

/** A JSON column: read as a value, written as text by `json`. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** A JSON column that may be empty. */
export type OptionalJsonColumn<Value> = ColumnType<
  Value | null,
  string | null | undefined,
  string | null
>;

/** A column that has a value of its own where none is given. */
export type Defaulted<Value> = Generated<Value>;

/** The text of a value for a JSON column. Both databases take it the same way. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
