import { use, useEffect } from "react";
import useSWR, { unstable_serialize } from "swr";
import type { SWRConfiguration } from "swr";

import type { Api } from "./createApi.ts";
import { ApiError } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { QueryContext } from "./QueryContext.ts";
import type { Operation, QueryKey } from "./queryKey.ts";
import { useApi } from "./useApi.ts";
import { useScope } from "./useScope.ts";
import { withRetry } from "./withRetry.ts";

/** What a component sees of a query. */
export type Query<Data> = QueryState<Data> & {
  /** Asks again now. */
  readonly refresh: () => Promise<void>;
};

export type QueryState<Data> =
  /** Not asked: an argument is missing. */
  | { readonly status: "idle" }
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Failure }
  /** There is an answer; `failure` says why a newer one did not come. */
  | {
      readonly status: "ready";
      readonly data: Data;
      readonly isRefreshing: boolean;
      readonly failure: Failure | null;
    };

export interface QueryDefinition<Input, Data> {
  readonly operation: Operation;
  /** The arguments, part of the cache's key; null not to ask. */
  readonly input: Input | null;
  /** Makes the call once. Throws an `ApiError`. */
  readonly ask: (api: Api, input: Input) => Promise<Data>;
  readonly options?: Pick<SWRConfiguration<Data>, "keepPreviousData">;
}

/** Asks once for all components that show the same, by the retry, time-out and cache policy. */
export function useQuery<Input, Data>(definition: QueryDefinition<Input, Data>): Query<Data> {
  const { operation, input, ask, options } = definition;
  const api = useApi();
  if (!use(QueryContext)) {
    throw new Error("A query was made outside a QueryProvider. Render the component inside one.");
  }
  const scope = useScope();
  const key: QueryKey<Input> | null = input === null ? null : [scope, operation, input];
  const serializedKey = unstable_serialize(key);

  useEffect(
    () => (serializedKey === "" ? undefined : api.cache.retain(serializedKey)),
    [api, serializedKey],
  );

  const { data, error, isValidating, mutate } = useSWR<Data, unknown, QueryKey<Input> | null>(
    key,
    ([, , asked]) => withRetry(() => ask(api, asked), Math.random),
    options,
  );
  if (error !== undefined && !(error instanceof ApiError)) throw error;

  const refresh = async () => void (await mutate().catch(ignoreApiError));
  if (key === null) return { status: "idle", refresh };
  const failure = error?.failure ?? null;
  if (data !== undefined) {
    return { status: "ready", data, isRefreshing: isValidating, failure, refresh };
  }
  if (failure !== null && !isValidating) return { status: "failed", failure, refresh };
  return { status: "loading", refresh };
}

/** A failed refresh is shown by the state of the query. */
function ignoreApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
