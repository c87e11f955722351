import type { Locale } from "@alambic/i18n";
import type { StoryContext } from "@storybook/react-vite";
import { wordsIn } from "../packages/ui/src/testing/words.ts";

/** What a story says in a language; what somebody typed into its controls stands as it is. */
export function argsIn(
  locale: Locale,
  { args, initialArgs, parameters }: Pick<StoryContext, "args" | "initialArgs" | "parameters">,
): StoryContext["args"] {
  const words = Object.entries(wordsIn(locale, parameters)).filter(
    ([name]) => args[name] === initialArgs[name],
  );
  return { ...args, ...Object.fromEntries(words) };
}
