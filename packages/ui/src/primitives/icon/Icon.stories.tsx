import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import * as glyphs from "./icons.ts";
import { Icon, iconSizes } from "./Icon.tsx";

const meta = {
  title: "Primitives/Icon",
  component: Icon,
  args: { icon: glyphs.FlaskRound, size: "large" },
  argTypes: { icon: { control: false }, size: { control: "inline-radio", options: iconSizes } },
  parameters: documented({
    purpose:
      "A line icon from the curated list (`@alambic/ui/icons`), in the colour of its text. Only glyphs that are imported are loaded.",
    useFor: "Beside a word that it supports, and inside controls.",
    notFor: "Drawings of a subject: `Illustration` or a picture.",
    content: "No words of its own, unless it stands alone.",
    accessibility:
      "Decoration unless it has a `label`; beside words it has none. `flips` mirrors arrows in right-to-left text.",
    dos: ["Use one icon for one meaning everywhere."],
    donts: ["Don’t put an icon before every line."],
  }),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Glyphs: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={Object.fromEntries(
        Object.entries(glyphs).map(([name, glyph]) => [
          name,
          <Icon key={name} icon={glyph} size="medium" />,
        ]),
      )}
    />
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      states={(say) => ({
        ...eachOf(iconSizes, (size) => <Icon {...args} size={size} />),
        "with a name": (
          <Icon {...args} label={say({ fr: "Distillée", en: "Distilled", nl: "Gedistilleerd" })} />
        ),
      })}
    />
  ),
};
