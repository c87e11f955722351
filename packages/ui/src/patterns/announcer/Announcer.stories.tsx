import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { Announcer } from "./Announcer.tsx";

const meta = {
  title: "Patterns/Shell/Announcer",
  component: Announcer,
  args: { message: "Catalogue" },
  parameters: documented({
    purpose: "Says a change that the eye sees and the ear would miss, once.",
    useFor: "A list that was filtered, an order that changed, a thing that was moved.",
    notFor: "Feedback that is also shown: use `Banner` or a toast.",
    content: "One short sentence that makes sense without sight of the page.",
    states: ["Default"],
    otherStates: "Silent until something is said. It has nothing to load.",
    accessibility: "A polite live region, always present, with nothing to see.",
    dos: ["Say what is there now."],
    donts: ["Don’t announce what took the focus anyway."],
  }),
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
