import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";

/** What the toolbar asks for. What was changed is told by stories in a window of their own as well. */
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
    const update = ({ globals }: GlobalsUpdate) => {
      if (name in globals) setValue(globals[name]);
    };
    context.channel.on(UPDATE_GLOBALS, update);
    return () => context.channel.off(UPDATE_GLOBALS, update);
  }, [context, name]);
  return value;
}
