import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { Skeleton, SkeletonRegion, skeletonShapes, skeletonWidths } from "./Skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  argTypes: {
    shape: { control: "select", options: skeletonShapes },
    width: { control: "inline-radio", options: skeletonWidths },
  },
  parameters: documented({
    purpose:
      "Holds the place of what is on its way, in its shape, so that nothing jumps when it comes.",
    useFor: "Content that comes within a second or so.",
    notFor:
      "Waiting of unknown length inside a button: `pending`. Generation: `GenerationProgress`.",
    content: "Holds no words; the region says once that it is loading.",
    accessibility: "The region is busy and says once that it is loading; the shapes are silent.",
    dos: ["Draw it in the shape of what comes."],
    donts: ["Don’t show it for what is at hand already."],
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <SkeletonRegion>
      {skeletonShapes.map((shape, index) => (
        <Skeleton key={shape} shape={shape} width={skeletonWidths[index % skeletonWidths.length]} />
      ))}
    </SkeletonRegion>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={{
        ...eachOf(skeletonShapes, (shape) => <Skeleton shape={shape} />),
        ...eachOf(skeletonWidths, (width) => <Skeleton width={width} />),
      }}
    />
  ),
};
