import { sql } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";
import type { MemberTable, RowOwner } from "./memberTables.ts";
import { isSecret } from "./secrets.ts";

/** A row as the database writes it. */
export interface WrittenRow {
  /** Its JSON, without what opens the account. */
  readonly text: string;
  /** The JSON of the first column that it is sorted by. */
  readonly first: string;
}

/** Where no index has the order, each page costs a look at all rows: few of them, of some megabytes. */
const mostAtOnce = 10_000;

/**
 * The rows of a member in a table, a page at a time, so that no table has to fit into memory. Each page
 * begins after the last row of the one before, whatever is written meanwhile.
 */
export async function* readRows(
  db: Database,
  { name, key, columns, ofMember }: MemberTable,
  member: RowOwner,
  rowsAtOnce = mostAtOnce,
): AsyncGenerator<readonly WrittenRow[]> {
  const [first] = key;
  if (first === undefined) throw new Error(`The table ${name} has no primary key to read it by.`);
  const table = sql.table(name);
  const order = list(key);
  const shown = columns.filter((column) => !isSecret(column));
  for (let last: string | undefined; ;) {
    const after =
      last === undefined
        ? sql`true`
        : sql`(${order}) > (select ${order} from json_populate_record(null::${table}, ${last}::json))`;
    const { rows } = await sql<WrittenRow & { readonly place: string }>`
      select row_to_json(shown)::text as text, to_json(held.${sql.ref(first)})::text as first,
        row_to_json(place)::text as place
      from (select * from ${table} where ${ofMember(member)} and ${after}
        order by ${order} limit ${rowsAtOnce}) as held,
        lateral (select ${held(shown)}) as shown, lateral (select ${held(key)}) as place
      order by ${held(key)}`.execute(db);
    yield rows;
    last = rows.at(-1)?.place;
    if (rows.length < rowsAtOnce) return;
  }
}

function held(columns: readonly string[]) {
  return list(columns.map((column) => `held.${column}`));
}

function list(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)));
}
