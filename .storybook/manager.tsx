import { addons, types } from "storybook/manager-api";
import { chromeTheme } from "./theme.ts";
import { TranscriptPanel } from "./transcript/TranscriptPanel.tsx";
import { transcriptKey } from "./transcript/transcript-key.ts";

addons.setConfig({ theme: chromeTheme("light") });

addons.register("alambic", () => {
  addons.add("alambic/transcript", {
    type: types.PANEL,
    title: "Transcript",
    paramKey: transcriptKey,
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) => <TranscriptPanel active={active ?? false} />,
  });
});
