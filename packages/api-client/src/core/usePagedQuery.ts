import { useState } from "react";
import { unstable_serialize } from "swr";

import type { Api } from "./createApi.ts";
import { useQuery } from "./useQuery.ts";
import { useScope } from "./useScope.ts";
import type { Query, QueryDefinition } from "./useQuery.ts";

/** One page of a list that can grow, as the contract has it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next_cursor: string | null;
  readonly total: number;
}

/** The pages of a list that were asked for so far, as one. */
export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly hasMore: boolean;
}

export type PagedQuery<Item> = Query<Pages<Item>> & {
  /** Asks for the next page, where there is one. */
  readonly showMore: () => void;
};

interface PagePlace {
  readonly cursor?: string;
  readonly limit: number;
}

interface PagedDefinition<Input, Item> extends Pick<
  QueryDefinition<Input, Page<Item>>,
  "operation" | "input"
> {
  readonly askPage: (api: Api, input: Input, page: PagePlace) => Promise<Page<Item>>;
}

const pageSize = 24;
/** The most that the contract lets be asked for at once. */
const largestLimit = 100;

/**
 * A list that grows by pages. What was asked for before stays while more, or something else, comes.
 * All that is shown is asked for again together, so that it is never a patchwork of two moments.
 */
export function usePagedQuery<Input extends object, Item>(
  definition: PagedDefinition<Input, Item>,
): PagedQuery<Item> {
  const { operation, input, askPage } = definition;
  const [extent, setExtent] = useState({ of: "", count: pageSize });
  const list = unstable_serialize([input]);
  const count = extent.of === list ? extent.count : pageSize;

  const scope = useScope();
  const query = useQuery({
    operation,
    input: input && { list: input, count },
    ask: async (api, asked) => ({
      scope,
      pages: await askUpTo(asked.count, (page) => askPage(api, asked.list, page)),
    }),
    options: { keepPreviousData: true },
  });
  const showMore = () => {
    if (query.status === "ready" && query.data.pages.hasMore) {
      setExtent({ of: list, count: count + pageSize });
    }
  };
  if (query.status !== "ready") return { ...query, showMore };
  const { data, refresh } = query;
  if (data.scope !== scope) return { status: "loading", refresh, showMore };
  return { ...query, data: data.pages, showMore };
}

async function askUpTo<Item>(
  count: number,
  askPage: (place: PagePlace) => Promise<Page<Item>>,
): Promise<Pages<Item>> {
  const items: Item[] = [];
  let place: PagePlace = { limit: Math.min(count, largestLimit) };
  for (;;) {
    const page = await askPage(place);
    items.push(...page.items);
    const { next_cursor: cursor, total } = page;
    if (cursor === null) return { items, total, hasMore: false };
    if (items.length >= count) return { items, total, hasMore: true };
    place = { cursor, limit: Math.min(count - items.length, largestLimit) };
  }
}
