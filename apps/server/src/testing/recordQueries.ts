import type { KyselyPlugin } from "kysely";

import type { Database } from "../platform/db/Store.ts";

/** A database that writes down what it is asked: the kind of each query, and all that it names. */
export function recordQueries(db: Database): { readonly db: Database; readonly asked: string[] } {
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const names = JSON.stringify(node).match(/"(?:name|sqlFragments)":(?:"[^"]*"|\[[^\]]*\])/gu);
      asked.push(`${node.kind} ${(names ?? []).join(" ")}`);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(plugin), asked };
}
