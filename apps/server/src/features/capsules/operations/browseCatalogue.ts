import type { Capsule, CatalogueDomain, Domain } from "@alambic/contract";
import { sql } from "kysely";

import { domains } from "@alambic/author/classify";
import { publicOperation } from "../../../http/operation.ts";
import { capsuleColumns } from "../capsuleColumns.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { publicCapsules } from "../publicCapsules.ts";
import type { CatalogueQuery } from "../publicCapsules.ts";
import type { Database } from "../../../platform/db/Store.ts";

const defaultEach = 4;

/** The catalogue by domain: how many capsules each holds, and the first of them. */
export const browseCatalogue = publicOperation<"browseCatalogue">(
  async ({ services: { db, author }, query, session }) => {
    // What is looked at may be opened next, and made then.
    if (session !== null) await author.expectWork();
    const found = await selectFirst(db, query, query.each ?? defaultEach);
    const rows = found.map(({ found_count: _, place: __, ...row }) => row);
    const capsules = await completeCapsules(db, rows, session?.member ?? null);
    const counts = new Map(found.map((row) => [row.domain, row.found_count]));
    const groups = domains.flatMap((domain) => groupOf(domain, counts, capsules));
    return {
      status: 200,
      body: { domains: groups, total: groups.reduce((sum, { count }) => sum + count, 0) },
    };
  },
);

function groupOf(
  domain: Domain,
  counts: ReadonlyMap<Domain, number>,
  capsules: readonly Capsule[],
): CatalogueDomain[] {
  const count = counts.get(domain);
  const items = capsules.filter((capsule) => capsule.domain === domain);
  return count === undefined ? [] : [{ domain, count, items }];
}

/** The newest capsules of each domain, each with how many that holds. */
function selectFirst(db: Database, query: CatalogueQuery, each: number) {
  const placed = publicCapsules(db, query)
    .select(capsuleColumns)
    .select([
      sql<number>`count(*) over (partition by domain)::int`.as("found_count"),
      sql<number>`row_number() over (partition by domain order by created_at desc, id desc)`.as(
        "place",
      ),
    ]);
  return db
    .selectFrom(placed.as("placed"))
    .selectAll()
    .where("place", "<=", each)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
