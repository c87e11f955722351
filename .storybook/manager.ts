import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { chromeTheme } from "./theme.ts";
import { TranscriptPanel } from "./transcript/TranscriptPanel.ts";
import { transcriptKey } from "./transcript/transcript-key.ts";

addons.setConfig({ theme: chromeTheme("light") });

// Storybook builds this part without a transform for elements: they are made by hand.
addons.register("alambic", () => {
  addons.add("alambic/transcript", {
    type: types.PANEL,
    title: "Transcript",
    paramKey: transcriptKey,
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) => createElement(TranscriptPanel, { active: active ?? false }),
  });
});
