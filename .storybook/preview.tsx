import type { Preview } from "@storybook/react-vite";
import { propertiesOf, readableTypes } from "./argTypes.ts";
import { DocsPage } from "./docs/DocsPage.tsx";
import { stayAtTop } from "./docs/stayAtTop.ts";
import { ThemedDocs } from "./docs/ThemedDocs.tsx";
import { axeTags } from "./axe-tags.ts";
import {
  messagesLoader,
  turnWhenPlayed,
  withLanguage,
  withSettings,
  withTheme,
} from "./decorators.tsx";
import { globalTypes, initialGlobals } from "./globals.ts";
import { viewports } from "./viewports.ts";
import "@alambic/ui/global";

stayAtTop();

const isTest = import.meta.env["VITEST_STORYBOOK"] !== undefined;

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [messagesLoader],
  argTypesEnhancers: [readableTypes],
  decorators: [withLanguage, withTheme, withSettings],
  afterEach: turnWhenPlayed,
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    viewport: { options: viewports },
    backgrounds: { disabled: true },
    docs: {
      page: DocsPage,
      container: ThemedDocs,
      extractArgTypes: propertiesOf,
      source: { dark: true },
      toc: { headingSelector: "h2, .sb-anchor > h3", title: "On this page" },
    },
    // Elements within an object know who made them, and a page in development would print all of that.
    jsx: {
      filterProps: (value: unknown, name: string) => value !== undefined && name !== "states",
    },
    chromatic: {
      modes: {
        light: { theme: "light" },
        "dark, in the longest language": { theme: "dark", language: "nl" },
      },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: ["Start", "Foundations", "Brand", "Primitives", "Patterns", "Exercises"],
      },
    },
    a11y: {
      test: "error",
      options: {
        runOnly: axeTags,
        // A test looks at violations alone, and to describe the rest takes most of the time.
        ...(isTest ? { resultTypes: ["violations"] } : {}),
      },
    },
  },
};

export default preview;
