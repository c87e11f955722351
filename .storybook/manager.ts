import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { chromeTheme } from "./theme.ts";
import { TranscriptPanel } from "./transcript/TranscriptPanel.ts";
import { transcriptKey } from "./transcript/transcript-key.ts";

/** Gives Storybook's own chrome the theme of the toolbar; contrast is a light one. */
function follow({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void {
  addons.setConfig({ theme: chromeTheme(globals["theme"] === "dark" ? "dark" : "light") });
}

follow({ globals: {} });

// Storybook builds this part without a transform for elements: they are made by hand.
addons.register("alambic", (api) => {
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addons.add("alambic/transcript", {
    type: types.PANEL,
    title: "Transcript",
    paramKey: transcriptKey,
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) => createElement(TranscriptPanel, { active: active ?? false }),
  });
});
