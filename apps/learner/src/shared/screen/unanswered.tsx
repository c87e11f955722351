import type { Failure } from "@alambic/api-client/core";
import type { ReactNode } from "react";
import { ProblemText } from "../texts/ProblemText.tsx";

type Unanswered = {
  readonly refresh: () => Promise<unknown>;
} & (
  | { readonly status: "idle" | "loading" }
  | { readonly status: "failed"; readonly failure: Failure }
);

/** What a pattern of the kit shows while there is no answer. */
export type UnansweredContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly problem: ReactNode; readonly onRetry: () => void };

/** A question to the server that has no answer, as the patterns of the kit take it. */
export function unanswered(query: Unanswered): UnansweredContent {
  if (query.status !== "failed") return { kind: "loading" };
  const { failure, refresh } = query;
  return {
    kind: "failed",
    problem: <ProblemText failure={failure} />,
    onRetry: () => void refresh(),
  };
}
