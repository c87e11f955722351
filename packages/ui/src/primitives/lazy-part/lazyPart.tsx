import { createElement, lazy } from "react";
import type { ComponentType } from "react";
import { forgetOnRetry } from "./failures.ts";

/**
 * As `lazy` of React, which remembers for ever that something did not arrive: here it is loaded anew
 * where it is drawn after `forgetFailures`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        forgetOnRetry(() => {
          Part = begin();
        });
        throw error;
      }
    });
  let Part: ComponentType<Props> = begin();
  return function LazyPart(props: Props) {
    return createElement(Part, props);
  };
}
