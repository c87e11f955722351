import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotionSheet } from "./MotionSheet.tsx";

const meta = {
  title: "Foundations/Motion",
  parameters: {
    docs: {
      description: {
        component:
          "Things fill, settle and ring; nothing bounces for show. Motion answers a press or shows where something went; it never makes anybody wait. Where the device asks for less motion every duration falls to nothing by the tokens alone: no component asks by itself.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press to see each duration and each curve. Choose less motion on your device, and they end at once. */
export const DurationsAndCurves: Story = {
  name: "Durations and curves",
  render: () => <MotionSheet />,
};
