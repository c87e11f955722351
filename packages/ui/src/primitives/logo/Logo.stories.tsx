import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { Inline } from "../inline/Inline.tsx";
import { Logo, logoSizes } from "./Logo.tsx";

const meta = {
  title: "Brand/Logo",
  component: Logo,
  argTypes: { size: { control: "inline-radio", options: logoSizes } },
  parameters: documented({
    purpose:
      "The name of the product and its mark: an a that is a still. Files for other uses stand in `packages/ui/brand`.",
    useFor: "The bar, the foot of a page, mails.",
    notFor: "An ornament: use `Illustration`.",
    content: "The name is never translated.",
    accessibility: "The name is text, also where only the mark is seen.",
    dos: ["Leave room around it: half its height."],
    donts: ["Don’t recolour, outline or tilt it."],
  }),
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: "large" } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={eachOf(logoSizes, (size) => (
        <Inline gap="medium">
          <Logo size={size} />
          <Logo size={size} markOnly />
        </Inline>
      ))}
    />
  ),
};
