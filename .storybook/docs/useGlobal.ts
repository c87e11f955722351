import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";

interface GlobalsUpdate {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The present value of a switch of the toolbar, on a docs page. */
export function useGlobal(name: string): unknown {
  const context = useContext(DocsContext);
  const [value, setValue] = useState<unknown>(
    () => context.getStoryContext(context.storyById()).globals[name],
  );
  useEffect(() => {
    const update = ({ globals }: GlobalsUpdate) => setValue(globals[name]);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context, name]);
  return value;
}
