import { DocsContainer, DocsContext } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { toTheme } from "../globals.ts";
import { chromeTheme } from "../theme.ts";
import { useGlobal } from "./useGlobal.ts";

function Themed({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const base = toTheme(useGlobal("theme")) === "dark" ? "dark" : "light";
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
