import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { Illustration, illustrationNames, illustrationSizes } from "./Illustration.tsx";

const meta = {
  title: "Brand/Illustration",
  component: Illustration,
  args: { name: "still", size: "large" },
  argTypes: {
    name: { control: "select", options: illustrationNames },
    size: { control: "inline-radio", options: illustrationSizes },
  },
  parameters: documented({
    purpose:
      "Still, flask, drops and bubbles, drawn in the theme's colours. The working still is for waiting; flask for what can begin, drops for what failed, bubbles for what is not there.",
    accessibility:
      "Decoration: hidden from screen readers. Its motion stops when the learner asks for less.",
  }),
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={eachOf(illustrationNames, (name) => (
        <Illustration name={name} size="large" />
      ))}
    />
  ),
};
