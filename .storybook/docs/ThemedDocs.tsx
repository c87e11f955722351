import { DocsContainer, DocsContext } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { useLayoutEffect } from "react";
import { toLocale, toTheme } from "../globals.ts";
import { chromeTheme } from "../theme.ts";
import { useFrames } from "./useFrames.ts";
import { useGlobal } from "./useGlobal.ts";

function Themed({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = toTheme(useGlobal("theme"));
  const played = context.componentStories().filter(({ playFunction }) => playFunction);
  useFrames(theme, toLocale(useGlobal("language"), "docs"), played.map(({ id }) => id).join(" "));
  const base = theme === "dark" ? "dark" : "light";
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={chromeTheme(base)}>
      {children}
    </DocsContainer>
  );
}

/** A docs page in the theme of the toolbar, as the stories on it are. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContext.Provider value={props.context}>
      <Themed {...props} />
    </DocsContext.Provider>
  );
}
