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
    useFor: "Empty places, waiting, failures, the landing page.",
    notFor: "Progress: `MoleculePicture`. A thing to press: `IconButton`.",
    content: "Holds no words, so that it needs no translation.",
    accessibility:
      "Decoration: hidden from screen readers. Its motion stops when the learner asks for less.",
    dos: ["Use one drawing on a screen."],
    donts: ["Don’t let it push the words below the fold of a phone."],
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
