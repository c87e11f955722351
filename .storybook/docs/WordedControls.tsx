import { Controls, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useMemo } from "react";
import { Channel } from "storybook/internal/channels";
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from "storybook/internal/core-events";
import { argsIn } from "../args-in.ts";
import { toLocale } from "../globals.ts";
import { useGlobal } from "./useGlobal.ts";

/** The controls of the first story, with the words that it shows in the language of the page. */
export function WordedControls() {
  const context = useContext(DocsContext);
  const locale = toLocale(useGlobal("language"), "docs");
  const worded = useMemo(() => {
    const getStoryContext: typeof context.getStoryContext = (story) => {
      const own = context.getStoryContext(story);
      return { ...own, args: argsIn(locale, own) };
    };
    return { ...context, getStoryContext, channel: new Channel({}) };
  }, [context, locale]);
  useEffect(() => {
    const { channel } = worded;
    const tell = () => {
      const { id, args } = worded.getStoryContext(context.storyById());
      channel.emit(STORY_ARGS_UPDATED, { storyId: id, args });
    };
    context.channel.on(STORY_ARGS_UPDATED, tell);
    for (const asked of [UPDATE_STORY_ARGS, RESET_STORY_ARGS]) {
      channel.on(asked, (payload: unknown) => context.channel.emit(asked, payload));
    }
    return () => {
      context.channel.off(STORY_ARGS_UPDATED, tell);
      channel.removeAllListeners();
    };
  }, [context, worded]);
  return (
    <DocsContext.Provider value={worded}>
      <Controls key={locale} sort="requiredFirst" />
    </DocsContext.Provider>
  );
}
