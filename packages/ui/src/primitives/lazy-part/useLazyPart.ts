import { useEffect, useState } from "react";
import { forgetFailures } from "./forgetFailures.ts";

/** A part of the code that is loaded when it is shown: a network may fail it. */
export type LazyPartState<Part> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | { readonly kind: "ready"; readonly part: Part };

/** Loads a part of the code once it is shown; `load` has to be the same function each time. */
export function useLazyPart<Part>(load: () => Promise<Part>): LazyPartState<Part> {
  const [request, setRequest] = useState(() => begin(load));
  const [outcome, setOutcome] = useState<LazyPartState<Part>>({ kind: "loading" });
  useEffect(() => {
    let wanted = true;
    const settle = (next: LazyPartState<Part>) => {
      if (wanted) setOutcome(next);
    };
    const onRetry = () => {
      forgetFailures();
      setOutcome({ kind: "loading" });
      setRequest(begin(load));
    };
    request.then(
      (part) => settle({ kind: "ready", part }),
      () => settle({ kind: "failed", onRetry }),
    );
    return () => {
      wanted = false;
    };
  }, [request, load]);
  return outcome;
}

/** A request that nobody waits for any more may fail without a word. */
function begin<Part>(load: () => Promise<Part>): Promise<Part> {
  const request = load();
  request.catch(() => undefined);
  return request;
}
