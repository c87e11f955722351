import { useRef, useState } from "react";

import type { Api } from "./createApi.ts";
import type { Failure } from "./failure.ts";
import { settle } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";
import { isAnswerOf } from "./queryKey.ts";
import type { Operation } from "./queryKey.ts";
import { useApi } from "./useApi.ts";

export type CommandState<Data> =
  | { readonly status: "idle" }
  | { readonly status: "running" }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "succeeded"; readonly data: Data };

/** Something that the user does: run it, and show how it goes. */
export type Command<Input, Data> = CommandState<Data> & {
  /** Never rejects for a failed call: the outcome says it. */
  readonly run: (input: Input) => Promise<Outcome<Data>>;
  /** Back to idle: a message was read, a form is used again. */
  readonly reset: () => void;
};

export interface CommandDefinition<Input, Data> {
  /** Makes the call. Throws an `ApiError`. */
  readonly execute: (api: Api, input: Input) => Promise<Data>;
  /** The queries whose answers this makes old. They are asked again where they are shown. */
  readonly invalidates?: readonly Operation[];
}

/** The state follows the latest run. A failed command is not repeated by itself. */
export function useCommand<Input, Data>(
  definition: CommandDefinition<Input, Data>,
): Command<Input, Data> {
  const { execute, invalidates = [] } = definition;
  const api = useApi();
  const [state, setState] = useState<CommandState<Data>>({ status: "idle" });
  const latest = useRef(0);

  const run = async (input: Input): Promise<Outcome<Data>> => {
    latest.current += 1;
    const own = latest.current;
    const show = (next: CommandState<Data>) => {
      if (latest.current === own) setState(next);
    };
    show({ status: "running" });
    const outcome = await settle(execute(api, input));
    if (outcome.ok) {
      api.invalidations.announce(isAnswerOf(invalidates));
      show({ status: "succeeded", data: outcome.data });
    } else show({ status: "failed", failure: outcome.failure });
    return outcome;
  };
  const reset = () => {
    latest.current += 1;
    setState({ status: "idle" });
  };
  return { ...state, run, reset };
}
